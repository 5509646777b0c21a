import { expect, test } from 'vitest';
import { compareTitle, sharedCategory } from './compare-title.ts';

const of = (name: string) => ({ breadcrumb: [{ categoryId: '1', name, link: '/' }] });

test('the title names the number and the category of the products', () => {
  expect(compareTitle([of('面霜'), of('面霜'), of('面霜')])).toBe('三款面霜，放在一起看');
  expect(compareTitle([of('面霜'), of('唇膏')])).toBe('两款商品，放在一起看');
  expect(compareTitle([of('面霜')])).toBe('面霜，再加一款');
  expect(compareTitle([])).toBe('商品对比');
});

test('products of different categories share none', () => {
  expect(sharedCategory([of('面霜'), of('面霜')])).toMatchObject({ name: '面霜', link: '/' });
  expect(sharedCategory([of('睫毛膏'), of('面霜')])).toBeUndefined();
  expect(sharedCategory([])).toBeUndefined();
});
