import type { Bundle } from '@huarong/contract/bundles';
import { findEngravingProblem } from '@huarong/core/bundles';
import { ZERO } from '@huarong/core/shared';

/** Why the text cannot be engraved, checked while typing; null when it can, or when it is empty. */
export function engravingProblem(
  { engraving }: Bundle,
  { text, font }: { text: string; font: string },
): string | null {
  if (!engraving || text.trim() === '') return null;
  // The fee does not matter for the check.
  return findEngravingProblem({ ...engraving, feeFen: ZERO }, { text: text.trim(), font });
}

/** `2 / 6` with Chinese characters, `5 / 12` with letters alone: a character takes the width of two letters. */
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
