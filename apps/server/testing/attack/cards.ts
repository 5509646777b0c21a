import { errorCodes } from '@huarong/contract/kit';
import { memberCardRoutes } from '@huarong/contract/member-card';
import { STORE } from '@huarong/core/shared';
import { inBatches, type Outcome } from './attack.ts';
import type { Target } from './open-target.ts';

/** A number nobody has, another one each time. */
const numberOf = (index: number) => `8600${String(index).padStart(12, '0')}`;

/** Numbers and PINs of stored-value cards, tried by one member from many addresses. */
export async function guessCards(target: Target, tries: number): Promise<Outcome> {
  const { results } = await target.logIn('13800000001');
  const headers = { token: String(results?.['Token']) };
  const answers = await inBatches(tries, 50, (index) =>
    target.call(
      memberCardRoutes.bind,
      { kind: 'storedValue', cardNumber: numberOf(index), pin: '123456' },
      { headers, address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` },
    ),
  );
  const { member } = STORE.storedCards.maxBindAttempts;
  const kinds = [...new Set(answers.map(({ errorCode }) => errorCode))];
  // A PIN was checked, or the answer is another one.
  const refused = errorCodes['rate-limited'].code;
  const notRefused = answers.filter(({ errorCode }) => errorCode !== refused).length;
  return {
    attack: 'guessing numbers of stored-value cards',
    tries,
    succeeded: notRefused,
    allowed: member,
    note: `answers ${kinds.join(', ')}`,
  };
}
