import { expect, it } from 'vitest';
import { type Category, createTree } from './category-tree.ts';

const category = (categoryId: string, parentId: string | null, level: number, more = {}): Category => ({
  categoryId,
  parentId,
  level,
  name: categoryId,
  nameEn: '',
  pigment: 'shuang',
  position: 1,
  isLive: true,
  redirectTo: null,
  productCount: 1,
  ...more,
});
const tree = createTree([
  category('a', null, 1),
  category('b', null, 1),
  category('a1', 'a', 2),
  category('a2', 'a', 2),
  category('a1x', 'a1', 3),
  category('old', 'a', 2, { redirectTo: 'a1' }),
]);
const get = (id: string) => tree.find(id) as Category;

it('shows what is open, with the products of everything below', () => {
  const ids = (open: string[]) => tree.listRows(new Set(open)).map((row) => row.category.categoryId);
  expect(ids([])).toEqual(['a', 'b']);
  expect(ids(['a', 'a1'])).toEqual(['a', 'a1', 'a1x', 'a2', 'b']);
  expect(tree.listRows(new Set())[0]).toMatchObject({ products: 4, hasChildren: true });
  expect(tree.trailOf('a1x')).toEqual(['a', 'a1']);
});

it('knows where arrows bring a category', () => {
  expect(tree.stepOf(get('a2'), 'ArrowUp')).toEqual({ parentId: 'a', beforeId: 'a1' });
  expect(tree.stepOf(get('a1'), 'ArrowDown')).toEqual({ parentId: 'a', beforeId: null });
  expect(tree.stepOf(get('a2'), 'ArrowDown')).toBeNull();
  expect(tree.stepOf(get('a2'), 'ArrowRight')).toEqual({ parentId: 'a1', beforeId: null });
  expect(tree.stepOf(get('a1x'), 'ArrowLeft')).toEqual({ parentId: 'a', beforeId: 'a2' });
  expect(tree.stepOf(get('a'), 'ArrowLeft')).toBeNull();
});

it('has three levels and no circles', () => {
  expect(tree.canHold('a2', get('a1'))).toBe(false);
  expect(tree.canHold('b', get('a1'))).toBe(true);
  expect(tree.canHold('a1x', get('b'))).toBe(false);
  expect(tree.canHold('a1', get('a1'))).toBe(false);
  expect(tree.canHold('a1', get('a'))).toBe(false);
});
