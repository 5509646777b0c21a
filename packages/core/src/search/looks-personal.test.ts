import { expect, it } from 'vitest';
import { looksPersonal } from './looks-personal.ts';

it.each([
  '13800000002',
  '138 0000 0002',
  '口红 138-0000-0002',
  '１３８００００００２０',
  '110101199003078888',
  '6222 0000 1111',
  'shen@example.com',
  '沈＠例子',
  '人民路12号',
  '3栋2单元',
  '浙江省杭州市西湖区',
])('does not store %s', (typed) => expect(looksPersonal(typed)).toBe(true));

it.each([
  '口红',
  '999号口红',
  'n20 粉底液',
  'spf50 防晒',
  '200元以下口红',
  '香水 100ml',
  '礼盒 500',
  '100860',
  '兰蔻 小棕瓶 50ml',
])('stores %s', (typed) => expect(looksPersonal(typed)).toBe(false));
