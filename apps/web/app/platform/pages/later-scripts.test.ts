import { expect, test } from 'vitest';
import { withLaterScripts } from './later-scripts.ts';

test('scripts are preloaded in wide windows alone and wait to be started, and nothing else changes', () => {
  const page = [
    '<link rel="preload" href="/a.woff2"/>',
    '<link rel="modulepreload" href="/a.js"/>花容<script>0</script>',
    '<link rel="modulepreload" href="/b.js"/><script type="module" async="">1</script>',
  ].join('');
  expect(withLaterScripts(page)).toBe(
    [
      '<link rel="preload" href="/a.woff2"/>',
      '<link rel="modulepreload" fetchpriority="low" media="(min-width: 768px)" href="/a.js"/>花容<script>0</script>',
      '<link rel="modulepreload" fetchpriority="low" media="(min-width: 768px)" href="/b.js"/><script type="later" async="">1</script>',
    ].join(''),
  );
});

test('a page without scripts stays as it is', () => {
  expect(withLaterScripts('<p>花容</p>')).toBe('<p>花容</p>');
});
