import { fromLocal } from '../../ui/local-time.ts';
import type { Recipients } from './types.ts';

/** What the form holds about who gets a coupon. */
export interface RecipientChoice {
  by: 'filter' | 'list';
  list: string;
  cards: ('PINK' | 'WHITE' | 'BLACK' | 'GOLD')[];
  registeredSince: string;
  notBoughtSince: string;
  boughtBrandId: string;
}

export const EMPTY_CHOICE: RecipientChoice = {
  by: 'filter',
  list: '',
  cards: [],
  registeredSince: '',
  notBoughtSince: '',
  boughtBrandId: '',
};

/** One entry a line or between commas; a heading of a file is an unknown entry and is named as such. */
const entriesOf = (text: string): string[] => text.split(/[\s,，;；、"]+/).filter(Boolean);
const startOf = (day: string): string => fromLocal(`${day}T00:00`);

/** Null: nothing is chosen. */
export function recipientsOf(choice: RecipientChoice): Recipients | null {
  if (choice.by === 'list') {
    const entries = entriesOf(choice.list);
    return entries.length === 0 ? null : { by: 'list', entries };
  }
  const { cards, registeredSince, notBoughtSince, boughtBrandId } = choice;
  if (cards.length === 0 && !registeredSince && !notBoughtSince && !boughtBrandId) return null;
  return {
    by: 'filter',
    ...(cards.length > 0 && { cards }),
    ...(registeredSince && { registeredSince: startOf(registeredSince) }),
    ...(notBoughtSince && { notBoughtSince: startOf(notBoughtSince) }),
    ...(boughtBrandId && { boughtBrandId }),
  };
}
