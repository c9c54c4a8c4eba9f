import type { Rule } from '@roundhouse/engine/play';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { TitleInfo } from '../contract.ts';
import { loadChapters } from '../titles/chapters.ts';
import { byChapter, type Chapter, type ReadChapter } from './chapters.ts';
import { GLOSSARY, withMeanings, wordsAbout } from './glossary.ts';
import { searchRules } from './search.ts';
import { Pieces, Worded } from './worded.tsx';
import './rules-book.css';

function useChapters(title: string): readonly Chapter[] | null {
  const [chapters, setChapters] = useState<readonly Chapter[] | null>(null);
  useEffect(() => {
    let current = true;
    loadChapters(title).then((loaded) => {
      if (current) setChapters(loaded);
    });
    return () => {
      current = false;
    };
  }, [title]);
  return chapters;
}

/** The title's rules: by chapter to read, one by one to look up; one of them may be wanted. */
export function RulesBook({
  info,
  wanted = null,
}: {
  readonly info: TitleInfo;
  readonly wanted?: string | null;
}) {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query).trim();
  const chapters = useChapters(info.id);
  useEffect(() => {
    if (wanted !== null) setQuery('');
  }, [wanted]);
  const { rules, instead } = useMemo(() => searchRules(info.rules, asked), [info.rules, asked]);
  return (
    <div className="rules">
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
          {asked === '' ? `${info.rules.length} rules` : `${rules.length} of ${info.rules.length} rules`}
        </span>
      </label>
      {instead !== null && (
        <p className="rules-instead">
          No rule has “{asked}”; these have “{instead}”.
        </p>
      )}
      {chapters !== null && asked === '' && (
        <Reading rules={info.rules} chapters={byChapter(info.rules, chapters)} wanted={wanted} />
      )}
      {chapters !== null && asked !== '' && (
        <Results chapters={byChapter(rules, chapters)} asked={asked} onTry={setQuery} />
      )}
    </div>
  );
}

/** The rules to read: a contents list, then chapter by chapter. */
function Reading(props: {
  readonly rules: readonly Rule[];
  readonly chapters: readonly ReadChapter[];
  readonly wanted: string | null;
}) {
  const { rules, chapters, wanted } = props;
  const list = useRef<HTMLDivElement>(null);
  const go = (index: number) =>
    list.current?.querySelectorAll('.rules-chapter')[index]?.scrollIntoView({ block: 'start' });
  return (
    <div className="rules-reading">
      <nav className="rules-contents" aria-label="Chapters">
        {chapters.map(({ head }, index) => (
          <button key={head} type="button" className="rules-go" onClick={() => go(index)}>
            {head}
          </button>
        ))}
        <button type="button" className="rules-go" onClick={() => go(chapters.length)}>
          Words
        </button>
      </nav>
      <div ref={list}>
        {chapters.map((chapter) => (
          <ChapterView key={chapter.head} chapter={chapter} all={rules} wanted={wanted} />
        ))}
        <section className="rules-chapter">
          <h2>Glossary</h2>
          <Words words={GLOSSARY} />
        </section>
      </div>
    </div>
  );
}

/** A word is explained once in a chapter. */
function read(lead: string, key: readonly string[], rules: readonly Rule[]) {
  const told = new Set<string>();
  const first = withMeanings(lead, told);
  const sentences = key
    .flatMap((id) => rules.find((rule) => rule.id === id) ?? [])
    .map(({ id, rule }) => ({ id, pieces: withMeanings(rule, told) }));
  return { first, sentences };
}

/** What a chapter is about, its first rules as sentences, and all of them one by one. */
function ChapterView(props: {
  readonly chapter: ReadChapter;
  readonly all: readonly Rule[];
  readonly wanted: string | null;
}) {
  const { chapter, all, wanted } = props;
  const { head, lead, key, rules } = chapter;
  const has = rules.some(({ id }) => id === wanted);
  const [open, setOpen] = useState(has);
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (has) setOpen(true);
  }, [has]);
  useEffect(() => {
    if (!has || !open || wanted === null) return;
    place.current?.querySelector(`[data-rule="${CSS.escape(wanted)}"]`)?.scrollIntoView({ block: 'center' });
  }, [has, open, wanted]);
  const { first, sentences } = useMemo(() => read(lead, key, all), [lead, key, all]);
  return (
    <section className="rules-chapter">
      <h2>{head}</h2>
      {lead !== '' && (
        <p className="rules-lead">
          <Pieces pieces={first} />
        </p>
      )}
      <ul className="rules-key">
        {sentences.map(({ id, pieces }) => (
          <li key={id}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </ul>
      <details ref={place} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {rules.length === 1 ? 'The rule' : `All ${rules.length} rules`} of this chapter, with their numbers
        </summary>
        {open && <RuleList rules={rules} wanted={wanted} />}
      </details>
    </section>
  );
}

function RuleList({ rules, wanted }: { readonly rules: readonly Rule[]; readonly wanted: string | null }) {
  return (
    <dl className="rules-list">
      {rules.map(({ id, rule }) => (
        <div key={id} data-rule={id} className={id === wanted ? 'rule rule-wanted' : 'rule'}>
          <dt>{id}</dt>
          <dd>
            <Worded text={rule} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SUGGESTED = ['float', 'par', 'rust', 'station', 'dividend', 'bankruptcy'];

function Results(props: {
  readonly chapters: readonly ReadChapter[];
  readonly asked: string;
  onTry(word: string): void;
}) {
  const { chapters, asked, onTry } = props;
  const words = wordsAbout(asked.toLowerCase());
  return (
    <>
      {words.length > 0 && <Words words={words} />}
      {chapters.length === 0 && (
        <p>
          No rule has “{asked}”. Try one of{' '}
          {SUGGESTED.map((word) => (
            <button key={word} type="button" className="button rules-try" onClick={() => onTry(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      {chapters.map(({ head, rules }) => (
        <section key={head} className="rules-chapter">
          <h2>{head}</h2>
          <RuleList rules={rules} wanted={null} />
        </section>
      ))}
    </>
  );
}

function Words({ words }: { readonly words: typeof GLOSSARY }) {
  return (
    <dl className="rules-words">
      {words.map(({ word, meaning }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
