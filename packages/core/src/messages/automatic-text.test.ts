import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { automaticTextProblem } from './automatic-text.ts';

const rules = { variables: { 订单: '2026', 金额: '¥1.00' }, required: ['订单'] };

describe('a text of an automatic message', () => {
  it.each([
    ['已付款', '订单 {订单}，{金额}', null],
    ['订单 {订单}', '已付款', null],
    ['', '订单 {订单}', '请写标题'],
    ['已付款', ' ', '请写正文'],
    ['已付款', '共 {金额}', '缺少变量 {订单}'],
    ['已付款', '订单 {单号}', '没有变量 {单号}，可以用 {订单}、{金额}'],
    ['花'.repeat(61), '{订单}', '标题太长，填好后至多 60 字'],
    ['已付款', `{订单}${'花'.repeat(297)}`, '正文太长，填好后至多 300 字'],
  ])('%s: %s', (title, text, problem) => expect(automaticTextProblem(rules, { title, text })).toBe(problem));

  it('is accepted only with known variables and every required one', () => {
    const part = fc.constantFrom('{订单}', '{金额}', '{别的}', '字', '{', '}');
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const text = parts.join('');
        if (automaticTextProblem(rules, { title: '标题', text }) !== null) return;
        expect(text).toContain('{订单}');
        expect(text.replaceAll('{订单}', '').replaceAll('{金额}', '')).not.toMatch(/[{}]/);
      }),
    );
  });
});
