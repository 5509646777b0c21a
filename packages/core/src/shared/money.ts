import { groupDigits } from './group-digits.ts';

/** An amount in fen. Integers only, because floats round. */
export type Fen = number & { readonly brand: 'fen' };

export const fen = (amount: number): Fen => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of fen: ${amount}`);
  return amount as Fen;
};

export const ZERO = fen(0);
export const sum = (amounts: readonly Fen[]): Fen =>
  fen(amounts.reduce((total, amount) => total + amount, 0));
export const times = (amount: Fen, quantity: number): Fen => fen(amount * quantity);

/** `32000` → `"320.00"`: the wire format of an amount. */
export const toYuan = (amount: Fen): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** `"320.00"` → `32000`; anything that is not an amount with at most two decimals is null. */
export const fromYuan = (text: string): Fen | null => {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, sign, yuan, cents = ''] = match;
  const amount = Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
  return fen(sign && amount !== 0 ? -amount : amount);
};

/** `"1180.00"` → `"¥1,180.00"`; a discount reads `−¥80.00` with a true minus sign (U+2212). */
export const displayYuan = (amount: Fen): string => {
  const [yuan = '', cents = ''] = toYuan(fen(Math.abs(amount))).split('.');
  return `${amount < 0 ? '−' : ''}¥${groupDigits(yuan)}.${cents}`;
};

/**
 * Spreads an amount over weights by largest remainder, exactly: ¥10.00 over 10/10/10 is 3.34 + 3.33 + 3.33.
 * Ties go to the earlier share, so the same input always gives the same output.
 */
export function allocate(amount: Fen, weights: readonly number[]): Fen[] {
  if (amount < 0) return allocate(fen(-amount), weights).map((share) => fen(share === 0 ? 0 : -share));
  const total = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (total === 0n) {
    if (amount !== 0) throw new RangeError('nothing to spread the amount over');
    return weights.map(() => ZERO);
  }
  // BigInt: amount × weight of a large order passes 2^53 long before its shares do.
  const shares = weights.map((weight, index) => {
    const scaled = BigInt(amount) * BigInt(weight);
    return { index, whole: Number(scaled / total), remainder: scaled % total };
  });
  let left = amount - shares.reduce((all, share) => all + share.whole, 0);
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of byRemainder) {
    if (left === 0) break;
    share.whole += 1;
    left -= 1;
  }
  return shares.map((share) => fen(share.whole));
}
