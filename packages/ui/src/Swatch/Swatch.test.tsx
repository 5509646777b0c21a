import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Swatch } from './Swatch.tsx';
import { SwatchDots } from './SwatchDots.tsx';

test('a shade has its number and name as accessible name', () => {
  const html = renderToStaticMarkup(<Swatch shade="03 朱砂" colour="#A91D2B" selected />);
  expect(html).toContain('aria-label="03 朱砂"');
  expect(html).toContain('aria-pressed="true"');
});

test('a sold-out shade says so and can still be selected', () => {
  const html = renderToStaticMarkup(<Swatch shade="25 黑枣" colour="#4A161F" soldOut />);
  expect(html).toContain('aria-label="25 黑枣（缺货）"');
  expect(html).not.toContain('disabled');
});

test('dots show five shades and count the rest', () => {
  const colours = ['#111', '#222', '#333', '#444', '#555', '#666'];
  const html = renderToStaticMarkup(<SwatchDots colours={colours} total={24} />);
  expect(html.match(/<circle/g)).toHaveLength(5);
  expect(html).toContain('+19 色');
});

test('dots that show every shade have no counter', () => {
  expect(renderToStaticMarkup(<SwatchDots colours={['#111', '#222']} total={2} />)).not.toContain('+');
});
