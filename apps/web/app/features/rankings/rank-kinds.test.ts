import { expect, test } from 'vitest';
import { rankHref, readKind } from './rank-kinds.ts';

test.each([
  [null, 'sales'],
  ['praise', 'praise'],
  ['<script>', 'sales'],
])('reads the kind %j as %s', (written, kind) => expect(readKind(written)).toBe(kind));

test.each([
  [undefined, 'sales', '/rank/'],
  ['all', 'new', '/rank/?kind=new'],
  ['60001', 'sales', '/rank/60001/'],
  ['6000101', 'favourite', '/rank/6000101/?kind=favourite'],
] as const)('the ranking of %s by %s has the URL %s', (categoryId, kind, href) =>
  expect(rankHref(categoryId, kind)).toBe(href),
);
