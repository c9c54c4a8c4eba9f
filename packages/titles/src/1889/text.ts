import { actionLabel, eventSentence, type Sentences } from '@roundhouse/engine';
import { terms } from './data/terms.ts';

export const sentences: Sentences = {
  event: (event, names) => eventSentence(event, names, terms) ?? null,
  action: (action, names) =>
    action.type === 'exchange'
      ? `Exchange ${names(String(action.item))} for 10% of ${names('IR')}`
      : (actionLabel(action, names, terms) ?? action.type),
};
