import { expect, it } from 'vitest';
import { categoryOfPage } from './category-of-page.ts';

const categories = ['60001', '60002', 'hot_rec'].map((categoryId) => ({
  categoryId,
  name: categoryId,
  link: `/category/${categoryId}/`,
  isHot: false,
}));

it.each([
  ['/category/60002/', '60002'],
  ['/category/6000203/', '60002'],
  ['/category/hot_rec/', 'hot_rec'],
  ['/', '60001'],
  ['/category/99/', '60001'],
])('from %s the categories open at %s', (pathname, categoryId) => {
  expect(categoryOfPage(pathname, categories)).toBe(categoryId);
});

it('is nothing without categories', () => {
  expect(categoryOfPage('/', [])).toBeNull();
});
