import { nameOf } from '@roundhouse/titles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ProgramChips } from '../automation/program-chip.tsx';
import { useTable } from '../game/table-context.ts';
import { GuideCard } from '../guide/guide-card.tsx';
import { ResultSummary } from '../result/result-summary.tsx';
import { useTableUi } from '../ui/table-ui.ts';
import { useMedia } from '../ui/use-media.ts';
import { AuctionItem } from './auction-item.tsx';
import { AutomationMenu } from './automation-menu.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { ChoiceGroups } from './choice-groups.tsx';
import { CompanyCard } from './company-card.tsx';
import { DividendPanel } from './dividend-panel.tsx';
import { EmergencyPanel } from './emergency-panel.tsx';
import { EndQuestion } from './end-question.tsx';
import { type ChoiceGroup, hasActed, sortChoices } from './group-choices.ts';
import { Hints } from './hints.tsx';
import { MapList } from './map-list.tsx';
import { Notices } from './notices.tsx';
import { OfferCard, useOffer } from './offer-card.tsx';
import { PastPanel } from './past-panel.tsx';
import { PickPanel } from './pick-panel.tsx';
import { RunPanel } from './run-panel.tsx';
import { TurnContext, TurnHeading } from './turn-heading.tsx';
import { TurnSteps } from './turn-steps.tsx';
import { useSheet } from './use-sheet.ts';
import { WhatNow } from './what-now.tsx';
import { whyNothing } from './why-nothing.ts';
import './turn-card.css';

/** Whose turn it is and everything they can do: always on the screen. */
export function TurnCard() {
  const { snapshot, view } = useTable();
  const { phone, panel, place, InTurn, online } = useTableUi();
  const [chosen, setChosen] = useState({ at: '', folded: false });
  // On a phone a panel that is only read has the screen to itself, unless somebody wants it otherwise.
  // Held across, the choices have their own half of it.
  const across = useMedia('(max-height: 500px) and (min-width: 560px)');
  const isMine = view.acting.some((id) => snapshot.here.has(id));
  // While others act elsewhere the table is looked at; what has to be told is told.
  const waits =
    online !== null &&
    !isMine &&
    view.ended === null &&
    !snapshot.abandoned &&
    snapshot.notice === null &&
    snapshot.refusal === null;
  const at = `${panel}/${waits}`;
  const folded = !across && (chosen.at === at ? chosen.folded : snapshot.live && (waits || panel !== place));
  const { height, handle, dragged } = useSheet((isFolded) => setChosen({ at, folded: isFolded }));
  const inside = waits ? 'details' : 'choices';
  const read = useRef<HTMLDivElement>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const { shown } = snapshot;
  // Another decision is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another position is shown
  useEffect(() => {
    if (read.current !== null) read.current.scrollTop = 0;
  }, [shown]);
  const on = view.ended !== null ? 'over' : place === 'map' ? 'map' : 'panel';
  const sheet = folded ? 'turn-card turn-folded' : `turn-card turn-on-${on}`;
  return (
    <section
      className={phone ? sheet : 'turn-card'}
      style={phone && height !== null && !folded ? { height } : undefined}
      aria-label="Turn"
    >
      {phone && (
        <button
          type="button"
          className="turn-handle"
          aria-label={`${folded ? 'Show' : 'Hide'} the ${inside}`}
          aria-expanded={!folded}
          {...handle}
          onClick={() => {
            if (!dragged()) setChosen({ at, folded: !folded });
          }}
        >
          {folded && <span>{waits ? 'Details' : 'Choices'}</span>}
        </button>
      )}
      <div ref={read} className="turn-scroll">
        <TurnHeading />
        <GuideCard />
        <ProgramChips />
        {!(snapshot.abandoned && snapshot.live) && (
          <>
            <TurnSteps />
            <CompanyCard />
          </>
        )}
        <div className="turn-body">
          <TurnContext />
          <Notices />
          <OfferCard />
          <EndQuestion />
          {online !== null && <online.InTurn />}
          {!snapshot.live && <PastPanel />}
          {InTurn !== null && view.ended === null && <InTurn />}
          {snapshot.live && view.ended === null && <Decision foot={foot} />}
          {snapshot.live && view.ended !== null && <ResultSummary />}
        </div>
      </div>
      <div ref={setFoot} className="turn-foot" />
    </section>
  );
}

/** What is always in sight stands in the foot, below what scrolls. */
function Decision({ foot }: { readonly foot: HTMLElement | null }) {
  const { session, snapshot, view, info, money } = useTable();
  const { picking, InTurn, decisions, online } = useTableUi();
  const { choices } = snapshot;
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const offer = useOffer();
  const sorted = useMemo(() => sortChoices(choices), [choices]);
  const [acting] = view.acting;
  const outsideCount = sorted.outsidePlay.reduce((sum, group) => sum + group.choices.length, 0);
  const why = whyNothing(view.step, view, info);
  const acted = hasActed(snapshot.before, view, session.table.actions[snapshot.shown - 1]);
  if (snapshot.position.closed !== null || acting === undefined) return null;
  if (!snapshot.here.has(acting)) return online === null ? null : <OutOfTurn />;
  if (picking !== null) return <PickPanel picking={picking} />;
  if (snapshot.searching) {
    return (
      <p className="turn-hint turn-searching" role="status">
        Looking for the best routes…
      </p>
    );
  }
  return (
    <>
      {sorted.onMap.map(({ type, choices: list }) => (
        <p key={type} className="turn-hint">
          <strong>{nameOf(info.terms, type)}:</strong> choose one of the ringed hexes.{' '}
          <MapList choices={list} />
        </p>
      ))}
      <AuctionItem />
      {InTurn === null && <EmergencyPanel />}
      {sorted.run.length > 0 && <RunPanel choices={sorted.run} dock={dock} />}
      {sorted.dividend.length > 0 && <DividendPanel choices={sorted.dividend} dock={dock} />}
      {sorted.groups.map(({ type, choices: list }) => {
        const Own = decisions[type];
        return Own !== undefined && <Own key={type} choices={list} dock={dock} />;
      })}
      <ChoiceGroups
        groups={sorted.groups.filter(
          ({ type }) => decisions[type] === undefined && (offer === null || type !== 'accept'),
        )}
      />
      {sorted.passes.length > 0 && sorted.passes.length + outsideCount === choices.length && (
        <p className="turn-hint">You can only pass here: {why ?? 'nothing else is possible now'}.</p>
      )}
      {foot !== null &&
        createPortal(
          <div className="turn-last">
            <div ref={setDock} className="turn-dock" />
            {offer !== null &&
              choices
                .filter(({ action }) => action.type === 'accept')
                .map((choice) => (
                  <ChoiceButton key="accept" choice={choice} label={`Accept ${money(offer.price)}`} main />
                ))}
            {sorted.passes.map((choice) => (
              <ChoiceButton
                key={JSON.stringify(choice)}
                choice={choice}
                label={acted && choice.action.type === 'pass' ? 'Done' : undefined}
                main={choices.length === sorted.passes.length}
              />
            ))}
            {online === null ? <AutomationMenu /> : <online.Automatic />}
            <WhatNow />
            {online === null && <Hints />}
          </div>,
          foot,
        )}
      <OutsidePlay groups={sorted.outsidePlay} />
    </>
  );
}

function OutsidePlay({ groups }: { readonly groups: readonly ChoiceGroup[] }) {
  const { info } = useTable();
  return groups.length === 0 ? null : (
    <details className="turn-outside">
      <summary>Also possible: {groups.map(({ type }) => nameOf(info.terms, type)).join(', ')}</summary>
      <ChoiceGroups groups={groups} />
    </details>
  );
}

/** What may be done at this screen while somebody elsewhere has to decide. */
function OutOfTurn() {
  const { snapshot } = useTable();
  const { picking } = useTableUi();
  const { outsidePlay } = useMemo(() => sortChoices(snapshot.choices), [snapshot.choices]);
  return picking === null ? <OutsidePlay groups={outsidePlay} /> : <PickPanel picking={picking} />;
}
