import type { Endpoint } from '@huarong/contract/kit';
import fc from 'fast-check';
import { type FuzzInput, type FuzzRequest, toFuzzRequest, toHostileRequest } from './fuzz-request.ts';
import { validInput } from './requests.ts';

/** Letters that no statement of ours has, in what a shopper may write. */
export const CANARY = 'kanarienvogel';
/** As it is, closing a literal, closing a name, as a sort order, and as a keyword of a search travels. */
const FORMS = [
  CANARY,
  `${CANARY}'||pg_sleep(9)--`,
  `${CANARY}" desc; --`,
  `${CANARY} desc`,
  Buffer.from(CANARY).toString('base64'),
];

/** Requests with the canary in each field of a valid input, and in all of its texts at once. */
export function canaryRequests(endpoint: Endpoint, seed: number): FuzzRequest[] {
  const [given] = fc.sample(validInput(endpoint), { numRuns: 1, seed });
  if (!given) return [];
  return FORMS.flatMap((form) => [
    ...Object.keys(given).map((field) =>
      toHostileRequest(endpoint, given, field, {
        json: JSON.stringify(form),
        encoded: encodeURIComponent(form),
      }),
    ),
    toFuzzRequest(endpoint, withTexts(given, form) as FuzzInput, 'a canary in every text'),
  ]);
}

/** The same input with every text in it replaced. */
function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withTexts(item, text)]));
}
