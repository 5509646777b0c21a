import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../platform/testing/render-page.tsx';
import { CompareLink } from './CompareLink/CompareLink.tsx';
import { addToCompareList, readCompareList, saveCompareList } from './compare-list.ts';

test.each([
  [[], ['1']],
  [['2'], ['2', '1']],
  [
    ['1', '2'],
    ['1', '2'],
  ],
  [['2', '3', '4', '5'], null],
])('%j with one more is %j', (before, after) => expect(addToCompareList(before, '1')).toEqual(after));

test('the link collects products up to four', async () => {
  saveCompareList(['2', '3']);
  const { user, path } = renderPage(<CompareLink productId="1" />, { at: '/product/1.html' });
  const link = screen.getByRole('link', { name: '对比' });
  expect(link.getAttribute('href')).toBe('/compare?ids=1');
  await user.click(link);
  expect(path()).toBe('/compare?ids=2,3,1');
  expect(readCompareList()).toEqual(['2', '3', '1']);
});

test('a fifth product is not added, and the shopper is told', async () => {
  saveCompareList(['2', '3', '4', '5']);
  const { user, path, toast } = renderPage(<CompareLink productId="1" />, { at: '/product/1.html' });
  await user.click(screen.getByRole('link', { name: '对比' }));
  expect(path()).toBe('/compare?ids=2,3,4,5');
  expect(toast()).toContain('最多对比 4 件');
});

test('invalid stored ids are ignored', () => {
  localStorage.setItem('compareIds', '1,<b>,2,2,3,4,5');
  expect(readCompareList()).toEqual(['1', '2', '3', '4']);
});
