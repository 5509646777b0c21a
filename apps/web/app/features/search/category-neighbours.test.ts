import { expect, test } from 'vitest';
import { categoryNeighbours } from './category-neighbours.ts';

const link = (categoryId: string, name: string) => ({ categoryId, name, link: `/category/${categoryId}/` });
const [makeup, lips, eyes] = [link('60002', '彩妆'), link('6000203', '唇部'), link('6000202', '眼部')];
const [stick, shadow] = [link('600020301', '唇膏'), link('600020201', '眼影')];
const groups = [
  { ...eyes, children: [shadow] },
  { ...lips, children: [stick] },
];
const names = (trail: (typeof makeup)[]) => {
  const neighbours = categoryNeighbours(trail, groups);
  return neighbours && [neighbours.parent, ...neighbours.children].map(({ name }) => name).join(' ');
};

test('a top-level category lists its groups, with shortcuts to their children', () => {
  expect(names([makeup])).toBe('彩妆 眼部 唇部');
  expect(categoryNeighbours([makeup], groups)?.shortcuts).toEqual([shadow, stick]);
});
test('a group lists its children, with shortcuts to the other groups', () => {
  expect(names([makeup, lips])).toBe('唇部 唇膏');
  expect(categoryNeighbours([makeup, lips], groups)?.shortcuts.map(({ name }) => name)).toEqual(['眼部']);
});
test('a leaf category lists its siblings', () => {
  expect(names([makeup, lips, stick])).toBe('唇部 唇膏');
  expect(categoryNeighbours([makeup, lips, stick], groups)?.shortcuts).toEqual([]);
});
test('an unknown category has no neighbours', () => expect(categoryNeighbours([], groups)).toBeNull());
