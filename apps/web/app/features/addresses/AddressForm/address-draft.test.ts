import { describe, expect, it } from 'vitest';
import { createDraft, draftProblems } from './address-draft.ts';

const complete = {
  name: '林知夏',
  mobile: '+86 138 0000 0002',
  provinceCode: '310000',
  cityCode: '310100',
  districtCode: '310104',
  streetName: '',
  address: '花间路 100 号',
  isDefault: false,
};

describe('the address form', () => {
  it('accepts name, mobile, region and detail', () => expect(draftProblems(complete)).toEqual({}));

  it('reports all missing fields at once', () =>
    expect(Object.keys(draftProblems(createDraft())).sort()).toEqual(
      ['address', 'cityCode', 'districtCode', 'mobile', 'name', 'provinceCode'].sort(),
    ));

  it.each([
    ['name', '林'],
    ['name', '林'.repeat(26)],
    ['mobile', '1280000'],
    ['streetName', '街'.repeat(21)],
    ['address', '花间路'],
    ['address', '花'.repeat(101)],
  ] as const)('rejects %s %j', (field, value) =>
    expect(Object.keys(draftProblems({ ...complete, [field]: value }))).toEqual([field]),
  );
});
