import { expect, it } from 'vitest';
import { isPointerHeadingTo } from './is-pointer-heading-to.ts';

const panel = { left: 0, right: 1440, top: 200 };
const from = { x: 700, y: 170 };

it.each([
  ['straight down', { x: 700, y: 180 }],
  ['diagonally right, over the next entry', { x: 760, y: 180 }],
  ['diagonally left', { x: 640, y: 180 }],
  ['already over the edge', { x: 720, y: 210 }],
])('a pointer going %s heads to the panel', (_direction, to) =>
  expect(isPointerHeadingTo(panel, from, to)).toBe(true),
);

it.each([
  ['at rest', from],
  ['along the row', { x: 760, y: 170 }],
  ['along the row with a slight slope', { x: 760, y: 171 }],
  ['up and away', { x: 710, y: 150 }],
])('a pointer %s does not head to the panel', (_direction, to) =>
  expect(isPointerHeadingTo(panel, from, to)).toBe(false),
);
