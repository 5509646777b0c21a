import type { PastedAddress } from '@huarong/contract/addresses';
import { withoutText } from '@huarong/core/addresses';
import type { AddressDraft } from './address-draft.ts';

export type PastedQuestion = NonNullable<PastedAddress['uncertain']>[number];
export type PastedCandidate = PastedQuestion['candidates'][number];

/** The fields that a paste fills. All of them change: what the text does not have must not stay from an earlier one. */
export const draftFromPasted = (parsed: PastedAddress) => ({
  name: parsed.name ?? '',
  mobile: parsed.mobile ?? '',
  provinceCode: parsed.provinceCode ?? '',
  cityCode: parsed.cityCode ?? '',
  districtCode: parsed.districtCode ?? '',
  streetName: parsed.streetName ?? '',
  address: parsed.address ?? '',
});

/** Fills in the answer to a question; its text leaves the detail. */
export function applyCandidate(
  draft: AddressDraft,
  { text, fields }: PastedCandidate,
): Partial<AddressDraft> {
  const { name, mobile, provinceCode, cityCode, districtCode } = fields;
  return {
    ...(name !== undefined && { name }),
    ...(mobile !== undefined && { mobile }),
    ...(provinceCode !== undefined && {
      provinceCode,
      cityCode: cityCode ?? '',
      districtCode: districtCode ?? '',
    }),
    address: withoutText(draft.address, text),
  };
}

/** A question is open until its field has a value, from a candidate or by hand. */
export const openQuestions = (questions: readonly PastedQuestion[], draft: AddressDraft): PastedQuestion[] =>
  questions.filter(({ field }) => draft[field === 'region' ? 'districtCode' : field] === '');

/** 已识别收货人、手机号、省市区街道、详细地址，请核对 */
export function recognisedText(parsed: PastedAddress): string | null {
  const region = `${parsed.provinceCode ? '省' : ''}${parsed.cityCode ? '市' : ''}${parsed.districtCode ? '区' : ''}${parsed.streetName ? '街道' : ''}`;
  const found = [parsed.name && '收货人', parsed.mobile && '手机号', region, parsed.address && '详细地址'];
  const names = found.filter(Boolean).join('、');
  return names === '' ? null : `已识别${names}，请核对`;
}

const FIELD_NAMES = { name: '收货人', mobile: '手机号', region: '省市区', address: '详细地址' };

/** 没有识别到手机号、区县，请手动填写。 */
export function missingText(questions: readonly PastedQuestion[], draft: AddressDraft): string | null {
  const missing = questions
    .filter(({ reason }) => reason === 'missing')
    .map(({ field }) => (field === 'region' && draft.cityCode !== '' ? '区县' : FIELD_NAMES[field]));
  return missing.length === 0 ? null : `没有识别到${missing.join('、')}，请手动填写。`;
}

export function questionText({ field, candidates }: PastedQuestion): string {
  if (field === 'mobile') return `识别到 ${candidates.length} 个手机号，请选一个。`;
  if (field === 'name') return '收货人不太确定，是下面这个吗？也可以直接填写。';
  return candidates.length > 1 ? '有几个地区同名，请选一个。' : '地区没有写全，是这里吗？也可以在下面选择。';
}
