import postcss from 'postcss';
import { expect, it } from 'vitest';
import { hoverMedia } from './hover-media.ts';

const withoutSpace = (css: string) => css.replace(/\s*([{},:])\s*/g, '$1').trim();
const convert = async (css: string) =>
  withoutSpace((await postcss([hoverMedia()]).process(css, { from: undefined })).css);

it('rules of a pointer over something apply only where there is one', async () =>
  expect(await convert('.a:hover, .b .c:hover { color: red }')).toBe(
    withoutSpace('@media (hover: hover) { .a:hover, .b .c:hover { color: red } }'),
  ));

it('other selectors of the rule stay as they are, before the rules that come later', async () =>
  expect(await convert('.a:hover, .a[data-hot] { color: red } .a { color: blue }')).toBe(
    withoutSpace(
      '.a[data-hot] { color: red }@media (hover: hover) { .a:hover { color: red } } .a { color: blue }',
    ),
  ));

it('keeps what is not about a pointer over something, and a media rule that exists', async () => {
  for (const css of [
    '.a:not(:hover) { color: red }',
    '.a:is([aria-pressed], :hover) { color: red }',
    '@media (hover: hover) { .a:hover { color: red } }',
  ])
    expect(await convert(css)).toBe(withoutSpace(css));
});
