import { describe, expect, it } from 'vitest';
import { allowsCashOnDelivery, isRemote, isServed, parsePastedAddress } from './index.ts';

describe('delivery areas', () => {
  it.each([
    ['310104', false, true],
    ['650102', true, false],
    ['540102', true, false],
    ['530102', false, false],
    ['150102', true, false],
    ['460303', true, false],
  ])('%s: remote %s, cash on delivery %s', (district, remote, cash) => {
    expect([isRemote(district), allowsCashOnDelivery(district)]).toEqual([remote, cash]);
  });

  it('cover the mainland', () => {
    expect(isServed('310104')).toBe(true);
    expect(isServed('810000')).toBe(false);
  });
});

describe('a pasted address', () => {
  const reading = { name: '林知夏', mobile: '13800000426', districtCode: '310104', detail: '花间路 88 号' };

  it('gives every field that was recognised', () =>
    expect(parsePastedAddress('…', () => [reading])).toEqual({
      name: '林知夏',
      mobile: '13800000426',
      address: '花间路 88 号',
      districtCode: '310104',
      districtCodes: ['310104'],
    }));

  it('leaves the district to the shopper when several fit', () => {
    const read = parsePastedAddress('…', () => [reading, { ...reading, districtCode: '320106' }]);
    expect(read.districtCode).toBeUndefined();
    expect(read.districtCodes).toEqual(['310104', '320106']);
  });

  it('still finds the mobile when nothing else is recognised', () =>
    expect(parsePastedAddress('电话 +86 138-0000-0426', () => [])).toEqual({
      mobile: '13800000426',
      districtCodes: [],
    }));

  it('does not take one letter for a name, nor a bank card for a mobile', () => {
    const read = parsePastedAddress('6222138000004261234', () => [{ name: '林' }]);
    expect(read).toEqual({ districtCodes: [] });
  });
});
