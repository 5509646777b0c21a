import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultSettings,
  PROVINCES,
  rangeText,
  readStored,
  readSubmitted,
  SETTING_GROUPS,
  SETTING_KEYS,
  type SettingField,
  settingsAt,
  valueText,
} from './index.ts';

const fieldsOf = (key: (typeof SETTING_KEYS)[number]) =>
  Object.entries(SETTING_GROUPS[key].fields as Record<string, SettingField>);
const everyField = SETTING_KEYS.flatMap((key) =>
  fieldsOf(key).map(([name, field]) => [`${key}.${name}`, key, name, field] as const),
);
const HAN = /\p{Script=Han}/u;

describe.each(SETTING_KEYS)('the group %s', (key) => {
  const group = SETTING_GROUPS[key];

  it('accepts its own defaults and says in words what it is', () => {
    expect(readSubmitted(group, { ...defaultSettings(key) })).toEqual({ values: defaultSettings(key) });
    expect([group.name, group.note]).toEqual([expect.stringMatching(HAN), expect.stringMatching(HAN)]);
  });

  it('refuses a field that it does not have, and one that is missing', () => {
    const values = { ...defaultSettings(key) } as Record<string, unknown>;
    expect(readSubmitted(group, { ...values, other: 1 })).toHaveProperty('problem');
    delete values[fieldsOf(key)[0]?.[0] ?? ''];
    expect(readSubmitted(group, values)).toHaveProperty('problem');
  });

  it('reads anything that may be stored without a failure: what is wrong has its default and is named', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const { values, unreadable } = readStored(group, stored);
        expect(readSubmitted(group, { ...values })).toHaveProperty('values');
        expect(unreadable.every((problem) => HAN.test(problem))).toBe(true);
      }),
      { numRuns: 200 },
    ));
});

describe.each(everyField)('%s', (_path, key, name, field) => {
  it('has a label and an effect, and its default reads well', () => {
    expect([field.label, field.effect]).toEqual([expect.stringMatching(HAN), expect.stringMatching(HAN)]);
    expect(valueText(field, field.default)).not.toBe('不能读取');
  });

  it('refuses what is outside its range, in words that name it', () => {
    const wrong: unknown[] =
      field.kind === 'number' || field.kind === 'money'
        ? [field.min - 1, field.max + 1, field.min + 0.5, String(field.min), null, Number.NaN]
        : field.kind === 'text'
          ? ['', '  ', 'x'.repeat(field.maxLength + 1), 5, null]
          : field.kind === 'switch'
            ? [0, 'true', null]
            : field.kind === 'table'
              ? [null, 'x', Array.from({ length: field.maxRows + 1 }, () => ({})), [5], [{ other: 1 }], [{}]]
              : [['99'], '31', [31], null];
    for (const value of wrong) {
      const read = readSubmitted(SETTING_GROUPS[key], { ...defaultSettings(key), [name]: value });
      expect(read).toEqual({ problem: expect.stringContaining(field.label) });
    }
  });
});

const aRoute = (provinces: readonly string[]) => ({ provinces, warehouse: '上海仓', days: 1 });
const aBox = (packagingId: string, name: string) => ({ packagingId, name, fee: 1, hasCard: false });
const aCarrier = (name: string, code: string) => ({ name, code, phone: '95338', isActive: true });
const aRow = (provinces: readonly string[]) => ({ provinces, fee: 1, freeFrom: 1 });
it.each([
  [{ minAmount: 100_000, maxAmount: 10_000 }, 'cash-on-delivery', '金额上限要高于最低金额'],
  [{ remote: [aRow(['65']), aRow(['54', '65'])] }, 'freight', '一个省份只能在一行里'],
  [{ remote: [aRow([])] }, 'freight', '偏远地区的每一行都要选省份'],
  [
    { remote: [aRow(['65']), { ...aRow(['54']), fee: -1 }] },
    'freight',
    '偏远地区第 2 行：运费须在 ¥0.00–¥100.00 之间',
  ],
  [{ payMinutes: 20, shortPayMinutes: 30 }, 'order-times', '秒杀与定金的付款时限不能比付款时限长'],
  [{ returnDays: 40, faultDays: 30 }, 'order-times', '质量与过敏退货的天数不能比无理由退货少'],
  [{ routes: [aRoute(['65']), aRoute(['65'])] }, 'delivery', '一个省份只能有一条路线'],
  [{ packagings: [aBox('a', '礼盒'), aBox('a', '木盒')] }, 'packaging', '包装的代号不能相同'],
  [{ packagings: [aBox('a', '礼盒'), aBox('b', '礼盒')] }, 'packaging', '包装的名称不能相同'],
  [{ carriers: [aCarrier('顺丰', 'SF'), aCarrier('京东', 'SF')] }, 'carriers', '快递公司的代号不能相同'],
  [{ carriers: [aCarrier('顺丰', 'SF'), aCarrier('顺丰', 'JD')] }, 'carriers', '快递公司的名称不能相同'],
  [{ carriers: [{ ...aCarrier('顺丰', 'SF'), isActive: false }] }, 'carriers', '至少要有一家在用的快递公司'],
  [{ perYuan: 150 }, 'points', '抵 1 元的积分须是 100 的倍数'],
  [{ inspectDays: 6, refundDays: 6 }, 'returns', '验货时限要比退款时限短，验货以后还要退款'],
  [{ taxNumber: '91310000MA0000000X' }, 'invoice-seller', expect.stringContaining('统一社会信用代码：')],
] as const)('%j of %s is refused: %s', (values, key, problem) =>
  expect(readSubmitted(SETTING_GROUPS[key], { ...defaultSettings(key), ...values })).toEqual({ problem }),
);

it('holds from its time on until the next, and before the first the defaults', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ at: fc.integer({ min: 0, max: 50 }), days: fc.integer({ min: 3, max: 30 }) })),
      fc.integer({ min: -1, max: 60 }),
      (changes, moment) => {
        const sorted = changes.toSorted((one, other) => one.at - other.at);
        const rows = sorted.map(({ at, days }) => ({
          key: 'returns',
          effectiveAt: new Date(at),
          value: { sendDays: days },
        }));
        const expected = sorted.filter(({ at }) => at <= moment).at(-1)?.days ?? 7;
        expect(settingsAt('returns', rows, new Date(moment)).sendDays).toBe(expected);
        expect(settingsAt('cash-on-delivery', rows, new Date(moment))).toEqual(
          defaultSettings('cash-on-delivery'),
        );
      },
    ),
  ));

it('writes values and ranges as staff read them', () => {
  const { fields } = SETTING_GROUPS['cash-on-delivery'];
  expect(valueText(fields.minAmount, 5_000)).toBe('¥50.00');
  expect(valueText(fields.isOffered, false)).toBe('关');
  expect(valueText(fields.excludedRegions, ['54', '65'])).toBe('西藏、新疆');
  expect(valueText(fields.excludedRegions, [])).toBe('没有');
  expect(valueText(fields.confirmHours, 'x')).toBe('不能读取');
  expect([rangeText(fields.confirmHours), rangeText(fields.maxAmount)]).toEqual([
    '1–72 小时',
    '¥100.00–¥5,000.00',
  ]);
  expect(valueText(SETTING_GROUPS.freight.fields.remote, [aRow(['54', '65'])])).toBe(
    '西藏、新疆 ¥0.01 ¥0.01',
  );
  expect(PROVINCES.size).toBe(31);
});
