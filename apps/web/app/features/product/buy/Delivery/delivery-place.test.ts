import { describe, expect, it } from 'vitest';
import { parseDeliveryPlace } from './delivery-place.ts';
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
