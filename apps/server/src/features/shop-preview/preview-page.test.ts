import { describe, expect, it } from 'vitest';
import { withoutScripts, withPrefix } from './preview-page.ts';

const prefixed = (html: string) => withPrefix(html, '/preview/t');

describe('a page of a preview', () => {
  it.each([
    ['<a href="/">', '<a href="/preview/t/">'],
    ['<a class="x" href="/brand/?a=1&amp;b=2#c">', '<a class="x" href="/preview/t/brand/?a=1&amp;b=2#c">'],
    ['<a href="/a"></a><a href="/b"></a>', '<a href="/preview/t/a"></a><a href="/preview/t/b"></a>'],
  ])('leads on inside the preview: %s', (html, inside) => {
    expect(prefixed(html)).toBe(inside);
  });

  it.each([
    '<a href="https://elsewhere.example/">',
    '<a href="//elsewhere.example/">',
    '<a href="#top">',
    '<a href="?sort=price">',
    '<link rel="stylesheet" href="/assets/a.css">',
    '<img src="/pictures/a.webp">',
    '<a data-href="/x">',
    '<article title="a" href="/x">',
  ])('leaves what is no link of the shop: %s', (html) => {
    expect(prefixed(html)).toBe(html);
  });

  it('has no scripts', () => {
    const page =
      '<link rel="modulepreload" href="/a.js"/><p>1</p><script>a()\nb()</script><script src="/b.js" async=""></script>';
    expect(withoutScripts(page)).toBe('<p>1</p>');
  });
});
