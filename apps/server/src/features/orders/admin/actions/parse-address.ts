import { parsePastedText } from '../../../addresses/index.ts';

const FIELD_NAMES = { name: '收件人', mobile: '手机', region: '地区', address: '详细地址' } as const;
const REASON_TEXTS = { missing: '没有找到', ambiguous: '有几种可能', unserved: '不在配送范围' } as const;

/** A pasted text as the fields of the form, and what staff must still fill in. */
export function parseAddress(text: string) {
  const parsed = parsePastedText(text);
  return {
    name: parsed.name ?? null,
    mobile: parsed.mobile ?? null,
    provinceCode: parsed.provinceCode ?? null,
    cityCode: parsed.cityCode ?? null,
    districtCode: parsed.districtCode ?? null,
    streetName: parsed.streetName ?? null,
    address: parsed.address ?? '',
    questions: (parsed.uncertain ?? []).map(
      ({ field, reason }) => `${FIELD_NAMES[field]}${REASON_TEXTS[reason]}，请核对`,
    ),
  };
}
