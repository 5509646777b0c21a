import { type Api, browserApi } from '../../../platform/api/index.ts';
import { timeToWait } from './time-to-wait.ts';

type SuggestReply = Awaited<ReturnType<Api['search']['suggest']>>;
export type Suggestions = Extract<SuggestReply, { ok: true }>['value'];
export type SuggestedProduct = Suggestions['productList'][number];

export const NO_SUGGESTIONS: Suggestions = {
  suggestList: [],
  suggestBrandDtoList: [],
  suggestProductList: [],
  keyWords: [],
  hotWords: [],
  productList: [],
};

const KEPT_ANSWERS = 50;
const KEPT_TIMES = 20;
/** Answers of this visit: going back a letter costs nothing. */
const answers = new Map<string, Suggestions>();
let askedAt: number[] = [];

export const knownSuggestions = (word: string): Suggestions | undefined => answers.get(word);

/** An empty box is answered at once; a word when the hand rests. */
export const patience = (word: string) => (word === '' ? 0 : timeToWait(askedAt, Date.now()));

/** Never fails: without an answer there is nothing to suggest. A later question cancels an earlier one. */
export async function askForSuggestions(word: string): Promise<Suggestions> {
  askedAt = [...askedAt, Date.now()].slice(-KEPT_TIMES);
  const reply = await browserApi({ quiet: true }).search.suggest({ keyWord: word }, { abortKey: 'suggest' });
  if (!reply.ok) return NO_SUGGESTIONS;
  answers.set(word, reply.value);
  const [oldest] = answers.keys();
  if (answers.size > KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest);
  return reply.value;
}
