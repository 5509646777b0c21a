import { expect, test } from 'vitest';
import { countLines, isMeasured } from './source-length.mjs';

test.each([
  ['apps/server/src/app.ts', true],
  ['apps/admin/app/ui/Dialog.tsx', true],
  ['apps/admin/app/styles/base.css', true],
  ['scripts/run.mjs', true],
  ['packages/core/src/cart/cart.test.ts', false],
  ['e2e/journeys/home.spec.ts', false],
  ['apps/server/src/platform/database/tables.gen.ts', false],
  ['catalogue/brands/yuneha.ts', false],
  ['docs/operations.md', false],
  ['package-lock.json', false],
])('%s is measured: %s', (file, expected) => expect(isMeasured(file)).toBe(expected));

test('the line break at the end begins no line', () => {
  expect(countLines('a\nb\n')).toBe(2);
  expect(countLines('a\nb')).toBe(2);
});
