/** What buyers wrote, as far as it is counted. */
export interface WrittenComment {
  content: string;
  stars: number;
}

/** Words before a phrase that turn it round: 不搓泥, 没有起皮, 不会太油. */
const TURNED_ROUND = /(?:不|没|无|别|不会|没有|不再|不容易)(?:太|很|怎么|那么)?$/;

/** Whether a sentence says one of the phrases, and not its contrary. */
export function says(sentence: string, phrases: RegExp): boolean {
  for (const { index } of sentence.matchAll(new RegExp(phrases, 'g')))
    if (!TURNED_ROUND.test(sentence.slice(0, index))) return true;
  return false;
}

/** Clauses: what is said in one does not turn the next round. */
export const clausesOf = (text: string): string[] => text.split(/[，。！？；、,.!?;\s]+/).filter(Boolean);
