import './train-chip.css';

/** A train as a card; striped while it is going to rust, an outline where there is only room for one. */
export function TrainChip(props: { readonly type: string; readonly look?: 'rusting' | 'place' | 'gone' }) {
  const { type, look } = props;
  return <span className={look === undefined ? 'train-chip' : `train-chip train-${look}`}>{type}</span>;
}
