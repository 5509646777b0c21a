/** Fifty characters are all the search box takes. */
const MAX_LENGTH = 50;

/** The beginning of whatever was sent: a page of pasted text costs no more than a keyword. */
export const truncateKeyword = (text: string): string =>
  [...text.slice(0, 2 * MAX_LENGTH)].slice(0, MAX_LENGTH).join('');
