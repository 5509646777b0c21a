import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

const html = renderToStaticMarkup(<Gallery />);

test('the server can draw every component in every state', () => {
  expect(html.match(/<section/g)).toHaveLength(14);
});

test('no component needs an inline style, which the page policy forbids', () => {
  expect(html).not.toMatch(/\sstyle="/);
});

test('every button without words has a name', () => {
  const wordless = [...html.matchAll(/<button([^>]*)>(?:<svg.*?<\/svg>|<span[^>]*><\/span>)<\/button>/g)];
  expect(wordless.length).toBeGreaterThan(10);
  for (const [, attributes] of wordless) expect(attributes).toContain('aria-label="');
});
