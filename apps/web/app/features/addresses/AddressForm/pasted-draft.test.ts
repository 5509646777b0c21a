import type { PastedAddress } from '@huarong/contract/addresses';
import { describe, expect, it } from 'vitest';
import { createDraft } from './address-draft.ts';
import {
  applyCandidate,
  draftFromPasted,
  missingText,
  openQuestions,
  type PastedQuestion,
  questionText,
  recognisedText,
} from './pasted-draft.ts';

const complete: PastedAddress = {
  name: '林知夏',
  mobile: '13800000426',
  provinceCode: '310000',
  cityCode: '310100',
  districtCode: '310104',
  streetName: '天平路街道',
  address: '花间路 88 号',
  choices: [],
};
const gulou = (cityCode: string, districtCode: string) => ({
  label: '鼓楼区',
  text: '鼓楼区',
  fields: { provinceCode: '320000', cityCode, districtCode },
});
const whichGulou: PastedQuestion = {
  field: 'region',
  reason: 'ambiguous',
  candidates: [gulou('320100', '320106'), gulou('320300', '320302')],
};
const missing = (field: PastedQuestion['field']): PastedQuestion => ({
  field,
  reason: 'missing',
  candidates: [],
});

describe('a paste', () => {
  it('fills every field that was recognised', () =>
    expect({ ...createDraft(), ...draftFromPasted(complete) }).toMatchObject({
      name: '林知夏',
      districtCode: '310104',
      streetName: '天平路街道',
      address: '花间路 88 号',
    }));

  it('clears what the second text does not have', () => {
    const first = { ...createDraft(), ...draftFromPasted(complete) };
    const second = { ...first, ...draftFromPasted({ address: '中山北路 1 号', choices: [] }) };
    expect(second).toMatchObject({
      name: '',
      mobile: '',
      provinceCode: '',
      cityCode: '',
      districtCode: '',
      streetName: '',
      address: '中山北路 1 号',
    });
  });

  it.each([
    [complete, '已识别收货人、手机号、省市区街道、详细地址，请核对'],
    [{ choices: [], mobile: '13800000426' }, '已识别手机号，请核对'],
    [
      { choices: [], provinceCode: '320000', cityCode: '320500', address: '平江路 1 号' },
      '已识别省市、详细地址，请核对',
    ],
    [{ choices: [] }, null],
  ])('says what was recognised', (parsed, text) => expect(recognisedText(parsed)).toBe(text));
});

describe('a question', () => {
  const draft = { ...createDraft(), address: '鼓楼区中山北路 1 号' };

  it('is answered by a candidate, whose text leaves the detail', () =>
    expect(applyCandidate(draft, whichGulou.candidates[1]!)).toEqual({
      provinceCode: '320000',
      cityCode: '320300',
      districtCode: '320302',
      address: '中山北路 1 号',
    }));

  it('does not change the region when it is about the name', () =>
    expect(
      applyCandidate(
        { ...draft, address: '花间路 88 号 小明' },
        { label: '小明', text: '小明', fields: { name: '小明' } },
      ),
    ).toEqual({ name: '小明', address: '花间路 88 号' }));

  it('is open until its field has a value', () => {
    const questions = [missing('name'), whichGulou];
    expect(openQuestions(questions, draft)).toEqual(questions);
    expect(openQuestions(questions, { ...draft, name: '林知夏', districtCode: '320106' })).toEqual([]);
  });

  it('names all missing fields in one sentence', () => {
    expect(missingText([missing('mobile'), missing('region')], draft)).toBe(
      '没有识别到手机号、省市区，请手动填写。',
    );
    expect(missingText([missing('region')], { ...draft, cityCode: '320500' })).toBe(
      '没有识别到区县，请手动填写。',
    );
    expect(missingText([whichGulou], draft)).toBeNull();
  });

  it.each([
    [whichGulou, '有几个地区同名，请选一个。'],
    [
      { ...whichGulou, candidates: whichGulou.candidates.slice(1) },
      '地区没有写全，是这里吗？也可以在下面选择。',
    ],
    [{ ...whichGulou, field: 'mobile' as const }, '识别到 2 个手机号，请选一个。'],
  ])('is a sentence', (question, text) => expect(questionText(question)).toBe(text));
});
