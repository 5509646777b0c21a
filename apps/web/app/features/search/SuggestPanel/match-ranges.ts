export type Range = [start: number, end: number];

/** Normalises a character for comparison: no case, accents or width. One character may become none or several. */
const fold = (character: string) => character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Ranges of the typed terms in a text, in order, neither touching nor overlapping. */
export function matchRanges(text: string, typed: string): Range[] {
  const characters = [...text];
  // For each unit of the folded text, the index of its original character.
  const origins = characters.flatMap((character, index) =>
    fold(character)
      .split('')
      .map(() => index),
  );
  const foldedText = characters.map(fold).join('');
  const offsets = characters.map((_, index) => characters.slice(0, index).join('').length);
  const matched = new Set(
    [...typed]
      .map(fold)
      .join('')
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((term) => matchedIndexes(foldedText, term))
      .map((index) => origins[index]),
  );
  const ranges: Range[] = [];
  for (const [index, start] of offsets.entries()) {
    if (!matched.has(index)) continue;
    const end = start + (characters[index]?.length ?? 0);
    const last = ranges.at(-1);
    if (last?.[1] === start) last[1] = end;
    else ranges.push([start, end]);
  }
  return ranges;
}

function matchedIndexes(text: string, term: string): number[] {
  const indexes: number[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1))
    for (let index = at; index < at + term.length; index += 1) indexes.push(index);
  return indexes;
}
