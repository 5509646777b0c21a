import { expect, test } from 'vitest';
import { preloadScriptsLate } from './preload-scripts-late.ts';

const late = (html: string) => preloadScriptsLate(Buffer.from(html)).toString();

test('every preload of a script gets low priority, and nothing else changes', () => {
  expect(
    late(
      '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/>花容<link rel="modulepreload" href="/b.js"/>',
    ),
  ).toBe(
    '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/>花容<link rel="modulepreload" fetchpriority="low" href="/b.js"/>',
  );
});

test('a page without scripts stays as it is', () => {
  const page = Buffer.from('<p>花容</p>');
  expect(preloadScriptsLate(page)).toBe(page);
});
