import type { Address } from '@huarong/contract/addresses';
import { STREET_NAME_LIMIT } from '@huarong/core/addresses';
import { parseMobile } from '@huarong/core/identity';

export interface AddressDraft {
  name: string;
  mobile: string;
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  /** 街道, 镇 or 乡; empty when the address has none. */
  streetName: string;
  address: string;
  /** 家, 公司 or a custom label; most addresses have none. */
  tag?: string | undefined;
  isDefault: boolean;
}

export const createDraft = (address?: Address): AddressDraft => ({
  name: address?.name ?? '',
  mobile: address?.mobile ?? '',
  provinceCode: address?.provinceCode ?? '',
  cityCode: address?.cityCode ?? '',
  districtCode: address?.districtCode ?? '',
  streetName: address?.streetName ?? '',
  address: address?.address ?? '',
  tag: address?.tag,
  isDefault: address?.isDefault ?? false,
});

/** Errors that can be found without the server. */
export function draftProblems(draft: AddressDraft): Partial<Record<keyof AddressDraft, string>> {
  const length = (text: string) => [...text.trim()].length;
  return {
    ...((length(draft.name) < 2 || length(draft.name) > 25) && { name: '请填写 2 到 25 个字的姓名' }),
    ...(!parseMobile(draft.mobile) && { mobile: '请填写 11 位手机号' }),
    ...(draft.provinceCode === '' && { provinceCode: '请选择省份' }),
    ...(draft.cityCode === '' && { cityCode: '请选择城市' }),
    ...(draft.districtCode === '' && { districtCode: '请选择区县' }),
    ...(length(draft.streetName) > STREET_NAME_LIMIT && {
      streetName: `街道或乡镇最多 ${STREET_NAME_LIMIT} 个字`,
    }),
    ...((length(draft.address) < 5 || length(draft.address) > 100) && {
      address: '请填写 5 到 100 个字的详细地址，具体到门牌',
    }),
  };
}
