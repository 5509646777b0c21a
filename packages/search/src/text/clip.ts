/** Fifty characters are all the search box takes. */
const LONGEST = 50;

/** The beginning of whatever was sent: a page of pasted text costs no more than a keyword. */
export const clip = (text: string): string => [...text.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('');
