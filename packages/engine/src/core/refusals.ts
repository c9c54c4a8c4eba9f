import { KERNEL_TEXTS } from './texts.ts';
import { type Facts, KERNEL_RULES, NOT_DUE, type Objection, type Refusal } from './verdict.ts';

/** The rule behind a code; where it depends on a fact, by its value. */
export type RuleId =
  | string
  | {
      readonly by: string;
      readonly cases: Readonly<Record<string, string>>;
      readonly otherwise: string;
    };

/** The rule behind a code, and the sentence unless the part that refuses has one. Facts stand in braces: {company}; money with its sign: {$price}. */
export type RefusalEntry = RuleId | { readonly rule: RuleId; readonly text: string };

/** A title's data file: what each code means in its ledger. */
export type RefusalTable<Code extends string = string> = Readonly<Record<Code, RefusalEntry>> &
  Readonly<Record<string, RefusalEntry>>;

/** Sentences of parts that several titles use. */
export type RefusalTexts<Code extends string = string> = Readonly<Record<Code, string>>;

const KERNEL: Readonly<Record<string, { readonly rule: string; readonly text: string }>> = {
  malformed: { rule: KERNEL_RULES.malformed, text: '{problem}' },
  'unknown-player': {
    rule: KERNEL_RULES.unknown,
    text: 'There is no player "{player}" in this game.',
  },
  'not-your-turn': {
    rule: KERNEL_RULES.notYourTurn,
    text: "It is not {player}'s turn: {acting} has to act.",
  },
  'imported-on-trust': {
    rule: 'imported-on-trust',
    text: 'This game was imported, and a revenue in it is taken on trust: it can be looked at, but not played on. Undo to before that run to try another course.',
  },
  'rules-changed': {
    rule: 'rules-changed',
    text: 'The rules have been changed since this game was played: something between moves {from} and {to} would come out differently now.',
  },
  'rules-changed-at': {
    rule: 'rules-changed',
    text: 'The rules have been changed since this game was played: move {from} would come out differently now.',
  },
  misfit: { rule: 'replay', text: '{problem}' },
  over: { rule: KERNEL_RULES.over, text: 'The game is over.' },
  [NOT_DUE]: { rule: KERNEL_RULES.notNow, text: '"{type}" is not possible now; possible: {possible}.' },
};

const ruleText = (entry: RefusalEntry): { readonly rule: RuleId; readonly text?: string } =>
  typeof entry === 'object' && 'rule' in entry ? entry : { rule: entry };

const pick = (rule: RuleId, facts: Facts): string =>
  typeof rule === 'string' ? rule : (rule.cases[String(facts[rule.by])] ?? rule.otherwise);

const entryOf = (table: RefusalTable, code: string): RefusalEntry => {
  const entry = Object.hasOwn(table, code) ? table[code] : KERNEL[code];
  if (entry === undefined) throw new Error(`No rule is known for the refusal "${code}"`);
  return entry;
};

/** Finds the rule behind an objection. */
export function citing(table: RefusalTable, { code, facts }: Objection): Refusal {
  // What is not due is refused by the rule that fixes the order of things there.
  const behind = code === NOT_DUE ? String(facts.order) : code;
  return { code, facts, rule: pick(ruleText(entryOf(table, behind)).rule, facts) };
}

/** The sentence for people. */
export function explain(
  table: RefusalTable,
  texts: RefusalTexts,
  { code, facts }: Objection,
  currency = '$',
): string {
  const text = ruleText(entryOf(table, code)).text ?? { ...KERNEL_TEXTS, ...texts }[code];
  if (text === undefined) throw new Error(`No sentence is known for the refusal "${code}"`);
  return text.replace(/\{(\$?)(\w+)\}/g, (_written, dollar: string, fact: string) => {
    const value = facts[fact];
    if (value === undefined) throw new Error(`The refusal "${code}" lacks the fact "${fact}"`);
    return dollar === '$' ? `${currency}${Number(value)}` : String(value);
  });
}
