import { simplified } from './traditional.ts';

/** Letters that Unicode does not decompose. */
const LIGATURES: Record<string, string> = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd' };

/** A folded text with the original position of each character. */
export interface FoldedText {
  text: string;
  /** One longer than `text`: the last is the length of the original. */
  positions: number[];
}

/** Half-width, lower case, no accents, simplified: `ＳＯＬÈＮＥ 脣膏` → `solene 唇膏`. */
export function fold(text: string): string {
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

export function foldWithPositions(text: string): FoldedText {
  const positions: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const foldedCharacter = foldCharacter(character);
    for (let unit = 0; unit < foldedCharacter.length; unit += 1) positions.push(at);
    folded += foldedCharacter;
    at += character.length;
  }
  positions.push(text.length);
  return { text: folded, positions };
}

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x80) return character.toLowerCase();
  if (code >= 0x4e00 && code <= 0x9fff) return simplified(character);
  const bare = character.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return LIGATURES[bare] ?? bare;
}
