import { describe, expect, it } from 'vitest';
import { codesOf, namesOf, parseDeliveryPlace } from './delivery-place.ts';
import { placeName } from './place-name.ts';

describe('the place that a browser stored', () => {
  it('is read back', () => {
    const place = { code: '310104', name: '上海 徐汇区' };
    expect(parseDeliveryPlace(JSON.stringify(place))).toEqual(place);
  });

  it.each([
    null,
    '',
    '54',
    'null',
    '[]',
    '{"code":"310104"}',
    '{"code":"31","name":"上海"}',
    '{"code":310104,"name":"上海"}',
    '{"code":"310104","name":""}',
    JSON.stringify({ code: '310104', name: '长'.repeat(41) }),
  ])('is ignored as %s', (text) => expect(parseDeliveryPlace(text)).toBeNull());
});

it.each([
  ['上海市', '徐汇区', '上海 徐汇区'],
  ['东莞市', '东莞市', '东莞'],
  ['杭州市', '', '杭州'],
  ['延边朝鲜族自治州', '延吉市', '延边朝鲜族自治州 延吉市'],
  ['省直辖县级行政区划', '仙桃市', '仙桃'],
])('%s and %s are shown as %s', (city, district, name) => expect(placeName(city, district)).toBe(name));

it.each([
  ['310104', '上海 徐汇区', ['310000', '310100', '310104'], ['上海', '徐汇区']],
  ['330100', '杭州', ['330000', '330100', ''], ['杭州', '']],
  ['441900', '东莞', ['440000', '441900', ''], ['东莞', '']],
  ['429004', '仙桃', ['420000', '429000', '429004'], ['', '仙桃']],
])('%s %s is taken apart again', (code, name, codes, [city = '', district = '']) => {
  expect(Object.values(codesOf({ code, name }))).toEqual(codes);
  expect(namesOf({ code, name })).toEqual({ city, district });
  expect(placeName(city, district)).toBe(name);
});
