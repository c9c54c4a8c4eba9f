import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTable } from '../game/table-context.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { GLOSSARY } from './glossary.ts';
import { bySection, searchRules } from './search.ts';
import './rules-panel.css';

/** The title's rules, to search; a refusal leads here to its rule. */
export function RulesPanel() {
  const { info } = useTable();
  const { rule } = useTableUi();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule === null) return;
    setQuery('');
    list.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' });
  }, [rule]);
  const found = searchRules(info.rules, wanted);
  const asked = wanted.trim().toLowerCase();
  const words = GLOSSARY.filter(
    ({ word, also }) =>
      asked === '' || [word, ...also].some((form) => form.includes(asked) || asked.includes(form)),
  );
  return (
    <div className="panel-body rules" ref={list}>
      <label className="rules-search">
        <span className="hidden-label">Search the rules</span>
        <input
          type="search"
          className="field"
          placeholder="Search the rules"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span className="muted" role="status">
          {found.length} of {info.rules.length} rules
        </span>
      </label>
      {found.length === 0 && (
        <p>
          No rule has “{wanted}”. Try one of{' '}
          {['float', 'par', 'rust', 'station', 'dividend', 'bankruptcy'].map((word) => (
            <button key={word} type="button" className="button rules-try" onClick={() => setQuery(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      {words.length > 0 && (
        <details className="rules-words" open={wanted !== ''}>
          <summary>{wanted === '' ? 'Words of the field' : 'What the words mean'}</summary>
          <dl>
            {words.map(({ word, meaning }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {bySection(found).map(({ section, rules }) => (
        <section key={section} className="rules-section">
          <h2>§ {section}</h2>
          <dl>
            {rules.map(({ id, rule: text, kind }) => (
              <div key={id} data-rule={id} className={id === rule ? 'rule rule-wanted' : 'rule'}>
                <dt>
                  {id} <span className="muted">{kind}</span>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
