/** No 0/O or 1/I, because numbers are read out over the phone. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `P20261115…` for a payment, `R20261115…` for a refund: our number at a provider, which rejects duplicates of it. */
export function paymentNumber(kind: 'P' | 'R', day: string, randomInt: (below: number) => number): string {
  if (!/^\d{8}$/.test(day)) throw new RangeError(`not a day: ${day}`);
  const rest = Array.from({ length: 15 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${kind}${day}${rest}`;
}
