/** Invisible characters that emoji do not need: they can hide words from readers and from the filter. */
const HIDDEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;
const INVISIBLE = /[\s\p{Cf}\p{M}]/gu;

/** Normalises a user text before storing: no invisible characters, at most one empty line in a row. */
export const cleanText = (text: string): string =>
  text
    .replace(HIDDEN, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Counts visible characters; joiners and marks do not count. */
export const visibleLength = (text: string): number => [...text.replace(INVISIBLE, '')].length;
