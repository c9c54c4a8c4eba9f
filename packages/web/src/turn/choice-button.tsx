import type { Choice } from '@roundhouse/engine/play';
import { useTable } from '../game/table-context.ts';
import { isAbout } from '../guide/guide.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { byWhom } from './choice-words.ts';
import './choice-button.css';

/** One choice as a button in words. */
export function ChoiceButton(props: {
  readonly choice: Choice;
  readonly main?: boolean;
  /** Instead of the title's own words. */
  readonly label?: string | undefined;
}) {
  const { choice, main = false, label } = props;
  const { session, names, view } = useTable();
  const wanted = isAbout(useTableUi().wanted, choice) ? ' choice-wanted' : '';
  return (
    <button
      type="button"
      className={`button choice${main ? ' button-main' : ''}${isGrave(choice) ? ' button-grave' : ''}${wanted}`}
      data-action={choice.action.type}
      onClick={() => session.act(choice.action)}
    >
      {label ??
        `${byWhom(choice.action, view, names)}${session.title.sentences.action(choice.action, names)}`}
    </button>
  );
}

/** What nobody does by the way. */
const isGrave = ({ action }: Choice): boolean => action.type === 'bankrupt';
