import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { TrainChip } from '../ui/train-chip.tsx';
import { useMedia } from '../ui/use-media.ts';
import './emergency-panel.css';

export interface Emergency {
  /** The company and its president, by name. */
  readonly company: string;
  readonly president: string;
  readonly hasTrain: boolean;
  /** The train, in words, and its kind where it is known. */
  readonly train: string;
  readonly type?: string | undefined;
  readonly price: number;
  readonly treasury: number;
  readonly cash: number;
  /** What shares could bring, company by company, and in all. */
  readonly sales: readonly {
    readonly company: string;
    readonly percent: number;
    readonly proceeds: number;
  }[];
  readonly maxProceeds: number;
}

/** Which train, what it costs, who pays what of it, what is missing, and from what it can be raised. */
export function EmergencySums({ need }: { readonly need: Emergency }) {
  const { money } = useTable();
  const { company, president, train, type, price, treasury, cash, sales, maxProceeds } = need;
  const short = Math.max(0, price - treasury);
  const shortfall = short - cash;
  return (
    <>
      <EmergencyMust company={company} hasTrain={need.hasTrain} />
      <div className="emergency-train">
        {type !== undefined && <TrainChip type={type} />}
        <span>{train}</span>
        <strong className="figures">{money(price)}</strong>
        {shortfall > 0 && (
          <button type="button" className="button choice-do" disabled>
            Buy
          </button>
        )}
      </div>
      <dl className="figures">
        <div>
          <dt>{company}’s treasury pays</dt>
          <dd>− {money(Math.min(price, treasury))}</dd>
        </div>
        <div>
          <dt>{president}’s cash pays</dt>
          <dd>− {money(Math.min(short, cash))}</dd>
        </div>
        <div className={shortfall > 0 ? 'emergency-missing' : undefined}>
          <dt>{shortfall > 0 ? `${president} must still raise` : `${president} keeps`}</dt>
          <dd>{money(Math.abs(shortfall))}</dd>
        </div>
      </dl>
      {shortfall > 0 && <MaxProceeds shortfall={shortfall} sales={sales} total={maxProceeds} />}
    </>
  );
}

export function EmergencyMust(props: { readonly company: string; readonly hasTrain: boolean }) {
  return (
    <p className="emergency-must" role="status">
      {props.company} {props.hasTrain ? 'must' : 'has no train and must'} buy one now.
    </p>
  );
}

/** What shares could bring, company by company, and whether that is enough. */
function MaxProceeds(props: {
  readonly shortfall: number;
  readonly sales: Emergency['sales'];
  readonly total: number;
}) {
  const { view, info, names, money } = useTable();
  // Where there is little room, the sum comes first and its parts when they are asked for.
  const isLow = useMedia('(max-height: 800px), (max-width: 820px)');
  const { shortfall, sales, total } = props;
  if (sales.length === 0) return <p className="muted">No share can be sold for it.</p>;
  return (
    <details className="emergency-sales figures" open={!isLow}>
      <summary className={total < shortfall ? 'emergency-short' : undefined}>
        Shares would bring at most <strong>{money(total)}</strong>,{' '}
        {total < shortfall ? `${money(shortfall - total)} too little` : 'enough'}
      </summary>
      <table>
        <tbody>
          {sales.map(({ company, percent, proceeds }) => (
            <tr key={company}>
              <th scope="row">
                <CompanyBadge id={company} text={info.companies[company]} size={20} /> {names(company)}
              </th>
              <td>
                {percent}% at {money(view.companies.find(({ id }) => id === company)?.price ?? 0)}
              </td>
              <td>{money(proceeds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
