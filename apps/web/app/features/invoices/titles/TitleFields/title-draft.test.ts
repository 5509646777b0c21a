import { describe, expect, it } from 'vitest';
import { isTitleComplete, taxNumberNotes, toTitleInput } from './title-draft.ts';

describe('the draft of an invoice title', () => {
  it.each([
    ['', { hint: '18 位，见营业执照' }],
    ['91310104MA1', { hint: '已输入 11 位，还差 7 位' }],
    ['91310104ma1fr0xk2t', { ok: '18 位，校验通过，可以保存' }],
    ['330106700000128', { hint: '15、17、20 位旧税号也可保存，可能无法用于抵扣' }],
  ])('describes the state of the tax number “%s”', (number, notes) =>
    expect(taxNumberNotes(number)).toEqual(notes),
  );

  it('names the wrong digit of an invalid number', () =>
    expect(taxNumberNotes('91310104MA1FR0XK2E').error).toContain('最后一位校验不符'));

  it('is complete once the number is valid', () => {
    const company = { kind: 'enterprise', title: '某公司', taxNumber: '91310104MA1FR0XK' } as const;
    expect(isTitleComplete(company)).toBe(false);
    expect(isTitleComplete({ ...company, taxNumber: `${company.taxNumber}2T` })).toBe(true);
    expect(isTitleComplete({ ...company, title: ' ', taxNumber: `${company.taxNumber}2T` })).toBe(false);
  });

  it('of a person is sent without a tax number', () =>
    expect(toTitleInput({ kind: 'individual', title: ' 林知夏 ', taxNumber: '9131' })).toEqual({
      kind: 'individual',
      title: '林知夏',
    }));
});
