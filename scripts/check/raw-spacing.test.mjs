import { expect, test } from 'vitest';
import { findRawSpacing, listSteps } from './raw-spacing.mjs';

const steps = listSteps(':root { --s-1: 4px; --s-2-5: 10px; --gap: 24px; }');
const find = (css) => findRawSpacing('card.module.css', css, steps);

test.each([
  'margin: 12px',
  'margin: 0 auto var(--s-1) 12px',
  'padding-inline-start: 12px',
  'gap: var(--s-1) 12px',
  'row-gap: .5px',
  'top: -8px',
  'inset: auto 0 -6px',
  'left: calc(50% + 10px)',
  'scroll-margin-top: 64px',
  'padding: var(--s-1, 4px)',
  'margin: 1rem',
])('finds the raw length in %s', (declaration) => {
  expect(find(`@layer features {\n  .card {\n    ${declaration};\n  }\n}`)).toEqual([
    { file: 'card.module.css', line: 3, why: declaration },
  ]);
});

test.each([
  'margin: 0 auto var(--s-1)',
  'padding: var(--s-2-5) 5%',
  'gap: var(--gap)',
  'top: calc(-1 * var(--s-2-5))',
  'left: max(0px, calc(var(--gutter) - var(--s-1)))',
  'margin-left: -0.5em',
  'padding-left: var(--column-88px)',
  'width: 120px',
  'border-left: 1px solid var(--line)',
  '--title-width: 292px',
  'content: "} top: 4px;"',
])('lets pass %s', (declaration) => {
  expect(find(`.card { ${declaration}; }`)).toEqual([]);
});

test('finds a step that the scale does not have, since the browser would read it as zero', () => {
  expect(find('.card {\n  gap: var(--s-13);\n}')).toEqual([
    { file: 'card.module.css', line: 2, why: 'gap: the scale has no --s-13' },
  ]);
});

test('reads declarations only, on the line where they stand', () => {
  const css = `/* gap: 4px;
*/
@media (max-width: 1279px) {
  a:hover { color: red; margin: 3px }
  .card { padding:
      0
      5px; }
}`;
  expect(find(css).map(({ line, why }) => `${line} ${why}`)).toEqual(['4 margin: 3px', '5 padding: 0 5px']);
});
