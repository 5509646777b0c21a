/** The limit of the search box. */
const MAX_LENGTH = 50;

/** Truncates input, so that a page of pasted text costs no more than a keyword. */
export const truncateKeyword = (text: string): string =>
  [...text.slice(0, 2 * MAX_LENGTH)].slice(0, MAX_LENGTH).join('');
