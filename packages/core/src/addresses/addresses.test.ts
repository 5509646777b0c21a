import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/index.ts';
import { STORE } from '../shared/index.ts';
import {
  allowsCashOnDelivery,
  createRegionIndex,
  formatRegion,
  isRemote,
  isServed,
  parsePastedAddress,
  withoutText,
} from './index.ts';

describe('delivery areas', () => {
  it.each([
    ['310104', false, true],
    ['650102', true, false],
    ['540102', true, false],
    ['530102', false, false],
    ['150102', true, false],
    ['460303', true, false],
  ])('%s: remote %s, cash on delivery %s', (district, remote, cash) => {
    expect([
      isRemote(district, STORE.freight),
      allowsCashOnDelivery(district, defaultSettings('cash-on-delivery')),
    ]).toEqual([remote, cash]);
  });

  it('cover the mainland', () => {
    expect(isServed('310104')).toBe(true);
    expect(isServed('810000')).toBe(false);
  });
});

describe('a pasted address', () => {
  const region = (
    code: string,
    name: string,
    ...children: { code: string; name: string; children: [] }[]
  ) => ({
    code,
    name,
    children,
  });
  const district = (code: string, name: string) => ({ code, name, children: [] as [] });
  const index = createRegionIndex([
    {
      ...region('310000', '上海市'),
      children: [region('310100', '上海市', district('310104', '徐汇区'), district('310105', '长宁区'))],
    },
    {
      ...region('320000', '江苏省'),
      children: [
        region('320100', '南京市', district('320106', '鼓楼区')),
        region('320300', '徐州市', district('320302', '鼓楼区')),
      ],
    },
  ]);
  const parse = (text: string) => parsePastedAddress(text, index);

  it('gives every field that is certain and the rest of the text unchanged', () =>
    expect(parse('林知夏 138-0000-0426 上海徐汇区天平路街道花间路 88 号 T1 2301')).toMatchObject({
      name: '林知夏',
      mobile: '13800000426',
      provinceCode: '310000',
      cityCode: '310100',
      districtCode: '310104',
      street: '天平路街道',
      detail: '花间路 88 号 T1 2301',
      uncertain: [],
    }));

  it('leaves the district to the shopper when several fit, and the text in the detail', () => {
    const parsed = parse('鼓楼区中山北路 1 号');
    expect(parsed.districtCode).toBeUndefined();
    expect(parsed.detail).toBe('鼓楼区中山北路 1 号');
    expect(parsed.uncertain.find(({ field }) => field === 'region')).toEqual({
      field: 'region',
      reason: 'ambiguous',
      candidates: [
        {
          label: '江苏省 南京市 鼓楼区',
          text: '鼓楼区',
          fields: { provinceCode: '320000', cityCode: '320100', districtCode: '320106' },
        },
        {
          label: '江苏省 徐州市 鼓楼区',
          text: '鼓楼区',
          fields: { provinceCode: '320000', cityCode: '320300', districtCode: '320302' },
        },
      ],
    });
  });

  it('recognises where the shop does not deliver', () =>
    expect(parse('台北市信义区信义路 7 号').uncertain).toContainEqual(
      expect.objectContaining({ field: 'region', reason: 'unserved' }),
    ));

  it('gives what has no field of its own', () =>
    expect(parse('林知夏 021-64030000 上海市徐汇区花间路 88 号 200030').extras).toEqual([
      '021-64030000',
      '200030',
    ]));

  it('does not take a bank card for a mobile', () =>
    expect(parse('6222138000004261234')).toMatchObject({ detail: '6222138000004261234' }));
});

describe('a candidate that the shopper confirms', () => {
  it.each([
    ['鼓楼区中山北路 1 号', '鼓楼区', '中山北路 1 号'],
    ['花间路 88 号 小明', '小明', '花间路 88 号'],
    ['花间路 88 号，小明，3 幢', '小明', '花间路 88 号 3 幢'],
    ['花间路 88 号', '', '花间路 88 号'],
    ['花间路 88 号', '小明', '花间路 88 号'],
  ])('leaves the detail: %s without %s', (detail, text, rest) =>
    expect(withoutText(detail, text)).toBe(rest),
  );
});

describe('the region in one line', () => {
  it.each([
    [['上海市', '上海市', '徐汇区', '天平路街道'], '上海市 徐汇区 天平路街道'],
    [['湖北省', '省直辖县级行政区划', '仙桃市', null], '湖北省 仙桃市'],
    [['重庆市', '县', '城口县', undefined], '重庆市 城口县'],
    [['广东省', '东莞市', '东莞市', ''], '广东省 东莞市'],
  ])('%j', (names, text) => expect(formatRegion(names)).toBe(text));
});
