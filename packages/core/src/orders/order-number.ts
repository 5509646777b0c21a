/** 18 digits: the day it was placed, then ten random digits that cannot be guessed. */
export function orderNumber(day: string, randomInt: (below: number) => number): string {
  if (!/^\d{8}$/.test(day)) throw new RangeError(`not a day: ${day}`);
  return `${day}${String(randomInt(100_000)).padStart(5, '0')}${String(randomInt(100_000)).padStart(5, '0')}`;
}
