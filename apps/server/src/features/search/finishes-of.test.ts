import { expect, test } from 'vitest';
import { finishesOf } from './finishes-of.ts';

const product = (name_cn: string, line = '', categoryId = '60002') => ({
  name_cn,
  line,
  category: { trail: [{ id: categoryId }] },
});

test('make-up has the finishes that its name mentions', () => {
  expect(finishesOf(product('朱砂丝绒哑光唇膏'))).toEqual(['哑光', '丝绒']);
  expect(finishesOf(product('初雪唇膏', '缎面光泽'))).toEqual(['缎光']);
});

test('other products have no finish, whatever their names say', () => {
  expect(finishesOf(product('珠光礼盒', '', '60007'))).toEqual([]);
  expect(finishesOf(product('卸妆油'))).toEqual([]);
});
