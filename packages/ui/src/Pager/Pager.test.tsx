import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Pager } from './Pager.tsx';
import { pagerWindow, typedPage } from './pager-window.ts';

const numbersOf = (page: number, pageCount: number) =>
  pagerWindow(page, pageCount)
    .map((slot) => (typeof slot === 'number' ? slot : '…'))
    .join(' ');

describe('the page numbers of a pager', () => {
  test.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 … 8'],
    [1, 21, '1 2 3 4 … 21'],
    [4, 21, '1 2 3 4 5 … 21'],
    [5, 21, '1 … 4 5 6 … 21'],
    [10, 21, '1 … 9 10 11 … 21'],
    [17, 21, '1 … 16 17 18 … 21'],
    [18, 21, '1 … 17 18 19 20 21'],
    [21, 21, '1 … 18 19 20 21'],
  ])('on page %i of %i are %s', (page, pageCount, numbers) => {
    expect(numbersOf(page, pageCount)).toBe(numbers);
  });
});

describe('a typed page number', () => {
  test.each([
    ['5', 5],
    ['0', 1],
    ['99', 21],
    ['', null],
  ])('%j of 21 pages means %s', (typed, page) => {
    expect(typedPage(typed, 21)).toBe(page);
  });
});

describe('the rendered markup', () => {
  const pager = (page: number, pageCount: number) =>
    renderToStaticMarkup(<Pager page={page} pageCount={pageCount} hrefOf={(to) => `?page=${to}`} />);

  test('makes every number a link and marks the current one', () => {
    expect(pager(2, 3)).toMatch(/href="\?page=2"[^>]*aria-current="page"/);
    expect(pager(2, 3)).toContain('href="?page=3"');
  });

  test('disables the previous link on the first page and the next link on the last', () => {
    expect(pager(1, 3)).not.toContain('?page=0');
    expect(pager(3, 3)).not.toContain('?page=4');
  });

  test('renders nothing for a single page', () => {
    expect(pager(1, 1)).toBe('');
  });
});
