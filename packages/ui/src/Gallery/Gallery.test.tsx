import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

const html = renderToStaticMarkup(<Gallery />);

test('every component renders on the server in every state', () => {
  expect(html.match(/<section/g)).toHaveLength(14);
});

test('no component uses an inline style, which the content security policy forbids', () => {
  expect(html).not.toMatch(/\sstyle="/);
});

test('every button without text has an accessible name', () => {
  const unnamed = [...html.matchAll(/<button([^>]*)>(?:<svg.*?<\/svg>|<span[^>]*><\/span>)<\/button>/g)];
  expect(unnamed.length).toBeGreaterThan(10);
  for (const [, attributes] of unnamed) expect(attributes).toContain('aria-label="');
});
