import { expect, test } from 'vitest';
import { accordBands } from './accord-bands.ts';

const accords = [
  { name: '水气', course: [60, 20, 0] },
  { name: '青苔', course: [40, 60, 50] },
];

test('stacks the bands and fills the height at the strongest moment', () => {
  const [top, bottom] = accordBands(accords, 200, 100);
  expect(top!.path).toMatch(/^M0 0C/);
  expect(top!.path).toContain('L200 50');
  expect(bottom!.path).toMatch(/^M0 60C/);
  expect(bottom!.path).toMatch(/ 0 100Z$/);
});

test('places a label where its band is widest, and none when it is too thin', () => {
  expect(accordBands(accords, 200, 100).map(({ label }) => label)).toEqual([
    { x: 10, y: 34 },
    { x: 86, y: 74 },
  ]);
  expect(
    accordBands(
      [
        { name: '淡', course: [1, 1] },
        { name: '浓', course: [99, 99] },
      ],
      100,
      100,
    )[0]!.label,
  ).toBeNull();
});

test('returns no bands without accords', () => expect(accordBands([], 100, 100)).toEqual([]));
