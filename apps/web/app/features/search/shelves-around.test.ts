import { expect, test } from 'vitest';
import { shelvesAround } from './shelves-around.ts';

const link = (categoryId: string, name: string) => ({ categoryId, name, link: `/category/${categoryId}/` });
const [makeup, lips, eyes] = [link('60002', '彩妆'), link('6000203', '唇部'), link('6000202', '眼部')];
const [stick, shadow] = [link('600020301', '唇膏'), link('600020201', '眼影')];
const groups = [
  { ...eyes, children: [shadow] },
  { ...lips, children: [stick] },
];
const names = (trail: (typeof makeup)[]) => {
  const around = shelvesAround(trail, groups);
  return around && [around.whole, ...around.parts].map(({ name }) => name).join(' ');
};

test('a home category lists its groups, with shortcuts to what is in them', () => {
  expect(names([makeup])).toBe('彩妆 眼部 唇部');
  expect(shelvesAround([makeup], groups)?.shortcuts).toEqual([shadow, stick]);
});
test('a group lists its parts, with the other groups beside it', () => {
  expect(names([makeup, lips])).toBe('唇部 唇膏');
  expect(shelvesAround([makeup, lips], groups)?.shortcuts.map(({ name }) => name)).toEqual(['眼部']);
});
test('a part stands among its neighbours', () => {
  expect(names([makeup, lips, stick])).toBe('唇部 唇膏');
  expect(shelvesAround([makeup, lips, stick], groups)?.shortcuts).toEqual([]);
});
test('a shelf that is none has nothing around it', () => expect(shelvesAround([], groups)).toBeNull());
