import {
  formatRegion,
  type PastedAddress,
  type PastedQuestion,
  parsePastedAddress,
} from '@huarong/core/addresses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRegionName, listChildRegions, regionIndex } from './regions.ts';
import {
  type CorpusCase,
  composedCases,
  handWrittenCases,
  LAYOUTS,
  places,
} from './testing/address-corpus.ts';

const join = (text: string) => text.replaceAll(' ', '');
const regionOf = ({ provinceCode, cityCode, districtCode }: Partial<PastedAddress>) =>
  join(formatRegion([provinceCode, cityCode, districtCode].map((code) => code && findRegionName(code))));
const describeQuestion = ({ field, reason, candidates }: PastedQuestion) =>
  `${reason === 'unserved' ? reason : field}${candidates.length > 0 ? `(${candidates.map(({ label }) => join(label)).join('/')})` : ''}`;

const parseCase = ({ text }: CorpusCase): CorpusCase => {
  const parsed = parsePastedAddress(text, regionIndex());
  return {
    text,
    name: parsed.name ?? '',
    mobile: parsed.mobile ?? '',
    region: regionOf(parsed),
    street: parsed.street ?? '',
    detail: parsed.detail,
    asked: parsed.uncertain.map(describeQuestion).join(' '),
    extras: parsed.extras.join(' '),
  };
};

describe('pasted addresses', () => {
  it('are at least five hundred, two hundred of them written by hand, from all provinces', () => {
    expect(handWrittenCases.length).toBeGreaterThanOrEqual(200);
    expect(handWrittenCases.length + composedCases.length).toBeGreaterThanOrEqual(500);
    const provinces = listChildRegions()!.map(({ name }) => name);
    expect(provinces.filter((name) => !places.some(({ region }) => region.startsWith(name)))).toEqual([]);
  });

  it.each(handWrittenCases)('written by hand: $text', (example) =>
    expect(parseCase(example)).toEqual(example),
  );

  it.each(composedCases)('composed: $text', (example) => expect(parseCase(example)).toEqual(example));

  it.each([...handWrittenCases, ...composedCases])('lose no character: $text', ({ text }) =>
    expectNothingLost(text),
  );
});

/** Every character but separators and labels is in a field, as often as in the text. */
function expectNothingLost(text: string): void {
  const parsed = parsePastedAddress(text, regionIndex());
  const spans = (...kinds: string[]) =>
    parsed.spans.filter(({ kind }) => kinds.includes(kind)).map((span) => span.text);
  expect(parsed.spans.map((span) => span.text).join('')).toBe(text);
  expect(spans('separator').join('')).toMatch(/^[^\p{L}\p{N}]*$/u);
  for (const label of spans('label')) expect(label).toMatch(KNOWN_LABEL);
  const fields = [parsed.name, parsed.street, parsed.detail, ...parsed.extras, ...spans('mobile', 'region')];
  expect(countCharacters(fields.join(''))).toEqual(
    countCharacters(
      parsed.spans
        .filter(({ kind }) => kind !== 'label')
        .map((span) => span.text)
        .join(''),
    ),
  );
  const mobiles = spans('mobile').map(toDigits);
  for (const mobile of parsed.mobile ? [parsed.mobile] : [])
    expect(mobiles).toContainEqual(expect.stringContaining(mobile));
}

const KNOWN_LABEL =
  /^[\s:：,，;；()（）【】[\]!！~～]*(?:[收取件货联系人姓名字称呼您的真实手机电话号码固定方式座详细具体新邮寄送快递配家庭公司单位通讯地址所在省市区信息份直辖城县街道乡镇街邮编政请麻烦帮忙我发到至往谢多你好签\s:：/、!！~～()（）.【】]|tel|mobile|phone|address|postcode|zip)*$/i;
const toDigits = (text: string) =>
  text.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10)).replace(/\D/g, '');
const countCharacters = (text: string) =>
  Object.fromEntries(
    Object.entries(
      Object.groupBy(
        [...text].filter((char) => /[\p{L}\p{N}]/u.test(char)),
        (char) => char,
      ),
    ).map(([char, all]) => [char, all!.length]),
  );

const person = fc.record({
  name: fc
    .tuple(
      fc.constantFrom(...'林沈顾程唐王李张刘陈杨赵黄周吴徐孙胡朱高何郭马罗梁宋郑谢韩'),
      fc.array(fc.constantFrom(...'知夏云舟晚晴清越小满一禾明月思远雨桐子涵欣怡建国志强秀英'), {
        minLength: 1,
        maxLength: 2,
      }),
    )
    .map(([surname, given]) => surname + given.join('')),
  mobile: fc
    .tuple(fc.constantFrom('138', '139', '150', '177', '186', '199'), fc.integer({ min: 0, max: 9999 }))
    .map(([prefix, last]) => `${prefix}0000${String(last).padStart(4, '0')}`),
});
const detail = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '花间路',
        '解放大道',
        '云裳里',
        '文澜街',
        '锦绣花园',
        '天鹅堡',
        '万象城',
        'SOHO',
        'T1',
        'A 座',
        '(近地铁口)',
        '南门',
      ),
      fc.integer({ min: 1, max: 9999 }).map((number) => ` ${number} 号`),
      fc.integer({ min: 101, max: 3205 }).map((number) => `-${number}`),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => `花间路 8 号${parts.join('')}室`);

describe('any composed address', () => {
  it('comes back part by part', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        person,
        detail,
        fc.constantFrom(...LAYOUTS),
        (place, who, text, layout) => {
          const pasted = layout({ ...place, detail: text }, who);
          expect(parseCase({ text: pasted } as CorpusCase)).toEqual({
            text: pasted,
            ...who,
            region: place.region,
            street: place.street,
            detail: text,
            asked: '',
            extras: '',
          });
          expectNothingLost(pasted);
        },
      ),
      { numRuns: 300 },
    ));
});

describe('any text', () => {
  const fragment = fc.oneof(
    fc.constantFrom(...places.flatMap(({ written, street, detail: text }) => [written, street, text])),
    fc.constantFrom(
      '收货人：',
      '手机：',
      '地址',
      '（收）',
      '谢谢',
      '中国',
      '台北',
      '香港',
      '鼓楼区',
      '朝阳',
      '上海',
      '南京',
      '收',
    ),
    fc.constantFrom(' ', '，', ',', '\n', '　', '/', '-', '；', '、', '（', '）', '。'),
    fc.constantFrom(
      '林知夏',
      '小明',
      'Lily Chen',
      '13800000426',
      '138-0000-0426',
      '021-64030000',
      '200030',
      '1501',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  );
  it('loses no character', () =>
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 14 }), (parts) =>
        expectNothingLost(parts.join('').slice(0, 300)),
      ),
      { numRuns: 500 },
    ));
});
