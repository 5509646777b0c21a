import { expect, test } from 'vitest';
import { ribbonPaths } from './ribbon-paths.ts';

const accords = [
  { name: '水气', course: [60, 20, 0] },
  { name: '青苔', course: [40, 60, 50] },
];

test('bands lie one on the other and fill the height at the strongest moment', () => {
  const [top, bottom] = ribbonPaths(accords, 200, 100);
  expect(top!.path).toMatch(/^M0 0C/);
  expect(top!.path).toContain('L200 50');
  expect(bottom!.path).toMatch(/^M0 60C/);
  expect(bottom!.path).toMatch(/ 0 100Z$/);
});

test('a name stands where its band is widest, and nowhere when it is too thin', () => {
  expect(ribbonPaths(accords, 200, 100).map(({ label }) => label)).toEqual([
    { x: 10, y: 34 },
    { x: 86, y: 74 },
  ]);
  expect(
    ribbonPaths(
      [
        { name: '淡', course: [1, 1] },
        { name: '浓', course: [99, 99] },
      ],
      100,
      100,
    )[0]!.label,
  ).toBeNull();
});

test('no accords are no bands', () => expect(ribbonPaths([], 100, 100)).toEqual([]));
