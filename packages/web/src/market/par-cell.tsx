import { Popover } from '@base-ui/react/popover';
import { useRef, useState } from 'react';
import { useTable } from '../game/table-context.ts';
import { ParTable } from '../turn/par-table.tsx';
import { type PlacedCell, startsAt } from './market-layout.ts';
import './par-cell.css';

/** A cell of the market where a company can be started now: a click offers which one. */
export function ParCell(props: {
  readonly cell: PlacedCell;
  readonly width: number;
  readonly height: number;
}) {
  const { cell, width, height } = props;
  const { snapshot, info, money } = useTable();
  const button = useRef<SVGGElement>(null);
  /** Open only in the position in which it was opened: a move closes it. */
  const [openAt, setOpenAt] = useState<number | null>(null);
  const choices = startsAt(cell, snapshot.choices, info.terms);
  if (choices.length === 0) return null;
  const label = `Start a company at ${money(cell.cell.price)}`;
  const open = () => setOpenAt(snapshot.shown);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a cell of an SVG market cannot be a button element */}
      <g
        ref={button}
        role="button"
        tabIndex={0}
        aria-label={label}
        aria-haspopup="dialog"
        className="par-cell"
        data-par={cell.cell.price}
        transform={`translate(${cell.x * width} ${cell.y * height})`}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          open();
        }}
      >
        <rect width={width - 3} height={height - 3} rx={5} />
      </g>
      <Popover.Root
        open={openAt === snapshot.shown}
        onOpenChange={(isOpen) => {
          if (!isOpen) setOpenAt(null);
        }}
      >
        <Popover.Portal>
          <Popover.Positioner anchor={button} sideOffset={4} className="popup-layer">
            <Popover.Popup className="popup" aria-label={label}>
              <ParTable choices={choices} head="company" />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  );
}
