/** Signs without ink that emoji do not need: they hide words from a reader's eye, or from our rules. */
const HIDDEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;
const INVISIBLE = /[\s\p{Cf}\p{M}]/gu;

/** A shopper's text as it is kept: her words and emoji, no hidden signs, at most one empty line in a row. */
export const cleanText = (text: string): string =>
  text
    .replace(HIDDEN, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** How many characters a reader sees; five joiners in a row are nothing to read. */
export const visibleLength = (text: string): number => [...text.replace(INVISIBLE, '')].length;
