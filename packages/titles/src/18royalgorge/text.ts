import { actionLabel, eventSentence, type Sentences } from '@roundhouse/engine';
import { LABELS, PAYMENTS, SPECIAL } from './data/sentences.ts';

const isWithoutCoal = (coal: unknown): boolean => Array.isArray(coal) && coal.length === 0;

export const sentences: Sentences = {
  event(event, names) {
    if (event.type === 'special') {
      const fact = (name: string) => String(event.facts[name] ?? '');
      const own = SPECIAL[event.name]?.(fact, (name) => names(fact(name)));
      if (own !== undefined) return own;
    }
    return eventSentence(event, names, { payments: PAYMENTS }) ?? null;
  },
  action(action, names) {
    const { type } = action;
    if (type === 'run' && isWithoutCoal(action.coal)) return 'Run the best routes without coal';
    const own = Object.hasOwn(LABELS, type) ? LABELS[type] : undefined;
    const usual = () => actionLabel(action, names) ?? (type === 'run' ? 'Run' : type);
    return own === undefined ? usual() : own(action, (field) => names(String(action[field])));
  },
};
