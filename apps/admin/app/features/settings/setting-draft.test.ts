import { defaultSettings, SETTING_GROUPS, SETTING_KEYS } from '@huarong/core/settings';
import { describe, expect, it } from 'vitest';
import {
  changedNames,
  type DraftRow,
  draftOf,
  type Fields,
  newRow,
  type Values,
  valuesOf,
} from './setting-draft.ts';

const fieldsOf = (key: (typeof SETTING_KEYS)[number]): Fields => SETTING_GROUPS[key].fields;
const defaults = (key: (typeof SETTING_KEYS)[number]) => ({ ...defaultSettings(key) }) as unknown as Values;

describe('a draft of settings', () => {
  it.each(SETTING_KEYS)('of %s gives back the values that it was made of', (key) =>
    expect(valuesOf(fieldsOf(key), draftOf(fieldsOf(key), defaults(key)))).toEqual(defaults(key)),
  );

  it.each([
    ['maxAmount', '1,500.5', 150_050],
    ['maxOpenOrders', ' 3 ', 3],
    ['isOffered', false, false],
    ['excludedRegions', ['65'], ['65']],
  ] as const)('reads %s from %j', (name, typed, value) => {
    const key = 'cash-on-delivery';
    const after = valuesOf(fieldsOf(key), { ...draftOf(fieldsOf(key), defaults(key)), [name]: typed });
    expect(after).toMatchObject({ [name]: value });
    expect(changedNames(fieldsOf(key), defaults(key), after as Values)).toEqual([name]);
  });

  it.each([
    ['maxAmount', '很多', '金额上限应为金额，例如 50 或 50.00'],
    ['confirmHours', '1.5', '确认时限应为整数'],
    ['confirmHours', '', '确认时限应为整数'],
  ])('says that %s cannot be %j', (name, typed, problem) => {
    const key = 'cash-on-delivery';
    expect(valuesOf(fieldsOf(key), { ...draftOf(fieldsOf(key), defaults(key)), [name]: typed })).toBe(
      problem,
    );
  });
});

describe('rows of a table', () => {
  const fields = fieldsOf('freight');
  const draft = draftOf(fields, defaults('freight'));
  const rows = draft['remote'] as readonly DraftRow[];

  it('are read column by column, and a new one has the defaults of its columns', () => {
    const table = fields['remote'];
    if (table?.kind !== 'table') throw new Error('remote is a table');
    const after = valuesOf(fields, {
      ...draft,
      remote: [{ ...rows[0], provinces: ['65'], fee: '20' }, newRow(table.columns)],
    });
    expect(after).toMatchObject({
      remote: [
        { provinces: ['65'], fee: 2_000, freeFrom: 39_900 },
        { provinces: [], fee: 1_000, freeFrom: 19_900 },
      ],
    });
  });

  it('name the row that cannot be read', () =>
    expect(valuesOf(fields, { ...draft, remote: [...rows, { ...rows[0], fee: '多' }] as DraftRow[] })).toBe(
      '偏远地区第 3 行：运费应为金额，例如 50 或 50.00',
    ));
});
