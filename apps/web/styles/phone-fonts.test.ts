import postcss from 'postcss';
import { expect, it } from 'vitest';
import { phoneFonts } from './phone-fonts.ts';

const withoutSpace = (css: string) => css.replace(/\s*([{},:;])\s*/g, '$1').trim();
const convert = async (css: string) =>
  withoutSpace((await postcss([phoneFonts()]).process(css, { from: undefined })).css);

it('a font is optional on phones and replaces the text elsewhere', async () =>
  expect(await convert('@font-face { font-family: A; font-display: swap } .a { color: red }')).toBe(
    withoutSpace(`@media (min-width: 768px) { @font-face { font-family: A; font-display: swap } }
      @media (max-width: 767.98px) { @font-face { font-family: A; font-display: optional } } .a { color: red }`),
  ));
