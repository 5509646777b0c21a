import type { Bundle } from '@huarong/contract/bundles';
import { whyNoEngraving } from '@huarong/core/bundles';
import { ZERO } from '@huarong/core/shared';

/** Why the laser cannot cut these words, said while she types; null when it can, or when there are none. */
export function engravingProblem(
  { engraving }: Bundle,
  { text, font }: { text: string; font: string },
): string | null {
  if (!engraving || text.trim() === '') return null;
  // What it costs is no matter for whether it can be done.
  return whyNoEngraving({ ...engraving, feeFen: ZERO }, { text: text.trim(), font });
}

/** 2 / 6 with Chinese in it, 5 / 12 in letters alone: a character takes the room of two letters. */
export function engravingCount(
  text: string,
  { maxCharacters, maxLetters }: NonNullable<Bundle['engraving']>,
): string {
  const letters = [...text.trim()];
  const chinese = letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length;
  const width = letters.length + chinese;
  return chinese > 0 || width === 0
    ? `${Math.ceil(width / 2)} / ${maxCharacters}`
    : `${width} / ${maxLetters}`;
}
