import { expect, test } from 'vitest';
import { withLowPriorityScripts } from './low-priority-scripts.ts';

test('every script gets low priority, and nothing else changes', () => {
  const page = [
    '<link rel="preload" href="/a.woff2"/>',
    '<link rel="modulepreload" href="/a.js"/>花容<script>0</script>',
    '<link rel="modulepreload" href="/b.js"/><script type="module" async="">1</script>',
  ].join('');
  expect(withLowPriorityScripts(page)).toBe(
    [
      '<link rel="preload" href="/a.woff2"/>',
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>花容<script>0</script>',
      '<link rel="modulepreload" fetchpriority="low" href="/b.js"/><script type="module" fetchpriority="low" async="">1</script>',
    ].join(''),
  );
});

test('a page without scripts stays as it is', () => {
  expect(withLowPriorityScripts('<p>花容</p>')).toBe('<p>花容</p>');
});
