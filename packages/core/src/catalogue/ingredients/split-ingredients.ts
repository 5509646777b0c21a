/** 全成分： and its English form before the first name. */
const HEADING = /^\s*(?:全?成[分份]表?|配料表?|ingredients?)\s*[:：]\s*/i;
const SEPARATORS = new Set(['、', '，', ',', ';', '；', '\n', '|', '｜', '。']);
const OPENING = new Set(['(', '（', '[', '【']);
const CLOSING = new Set([')', '）', ']', '】']);

/**
 * The list of a label as names, in its order and once each. A separator inside brackets belongs to the name, and so does
 * a comma between digits: 1,2-己二醇.
 */
export function splitIngredients(label: string): string[] {
  const characters = [...label.replace(/\r\n?/g, '\n').replace(HEADING, '')];
  const names: string[] = [''];
  let depth = 0;
  for (const [at, character] of characters.entries()) {
    if (OPENING.has(character)) depth += 1;
    if (CLOSING.has(character)) depth = Math.max(0, depth - 1);
    const isInNumber = character === ',' && isDigit(characters[at - 1]) && isDigit(characters[at + 1]);
    // A bracket that is never closed ends with its line.
    const isEnd = SEPARATORS.has(character) && !isInNumber && (depth === 0 || character === '\n');
    if (isEnd) depth = 0;
    if (isEnd) names.push('');
    else names[names.length - 1] += character;
  }
  return [...new Set(names.map(cleanIngredient).filter((name) => name !== ''))];
}

const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character);

/** One space between words, no marks of footnotes, and letters and digits of usual width. */
const cleanIngredient = (name: string): string =>
  name
    .replace(/[Ａ-Ｚａ-ｚ０-９－．／]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[*＊†‡]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.。]+|[\s.。]+$/g, '');
