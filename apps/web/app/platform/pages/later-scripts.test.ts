import { expect, test } from 'vitest';
import { withLaterScripts } from './later-scripts.ts';

test('scripts are preloaded in wide windows alone and wait to be started, and nothing else changes', () => {
  const page = [
    '<html><head><link rel="preload" href="/a.woff2"/>',
    '<link rel="modulepreload" href="/a.js"/><title>花容</title><script>0</script>',
    '<link rel="modulepreload" href="/b.js"/></head><body>唇膏<script>2</script>',
    '<script type="module" async="">1</script></body></html>',
  ].join('');
  expect(withLaterScripts(page)).toBe(
    [
      '<html><head><link rel="preload" href="/a.woff2"/>',
      '<link rel="modulepreload" fetchpriority="low" media="(min-width: 768px)" href="/a.js"/><title>花容</title><script>0</script>',
      '<link rel="modulepreload" fetchpriority="low" media="(min-width: 768px)" href="/b.js"/></head><body>唇膏<script>2</script>',
      '<script type="later" async="">1</script></body></html>',
    ].join(''),
  );
});

test('a page without scripts stays as it is', () => {
  for (const page of ['<p>花容</p>', '<html><head><title>花容</title></head><body>唇膏</body></html>'])
    expect(withLaterScripts(page)).toBe(page);
});
