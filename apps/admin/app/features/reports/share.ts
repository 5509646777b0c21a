/** 17.6 % of a whole; 0 of nothing. */
export const percentOf = (part: number, whole: number): string =>
  `${(whole <= 0 ? 0 : (part / whole) * 100).toFixed(1)} %`;

export const count = (value: number): string => value.toLocaleString('en-US');
