import { expect, it } from 'vitest';
import { heldImagePath, isHeldImageLinkValid } from './held-images.ts';

const ID = 'a'.repeat(32);
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://admin.example').searchParams);

it('a link signed with the current or the previous secret opens the image, any other does not', () => {
  const query = queryOf(heldImagePath('previous', ID));
  expect(isHeldImageLinkValid(['current', 'previous'], ID, query)).toBe(true);
  expect(isHeldImageLinkValid(['previous'], ID, query)).toBe(true);
  expect(isHeldImageLinkValid(['current'], ID, query)).toBe(false);
  expect(isHeldImageLinkValid(['previous'], 'b'.repeat(32), query)).toBe(false);
});

it('a link that has expired opens nothing', () =>
  expect(isHeldImageLinkValid(['current'], ID, queryOf(heldImagePath('current', ID, new Date(0))))).toBe(
    false,
  ));
