import type { RegionCodes } from '../../../addresses/index.ts';

/** Where to: a city or a district by its division code, as 上海 徐汇区. */
export interface DeliveryPlace {
  code: string;
  name: string;
}

const CODE = /^\d{6}$/;
const MAX_NAME = 40;

/** What a browser stored; null for anything else. */
export function parseDeliveryPlace(text: string | null): DeliveryPlace | null {
  try {
    const { code, name } = JSON.parse(text ?? '') as Record<string, unknown>;
    const isPlace = typeof code === 'string' && CODE.test(code) && typeof name === 'string';
    return isPlace && name !== '' && name.length <= MAX_NAME ? { code, name } : null;
  } catch {
    return null;
  }
}

/** A division is in the one whose code begins like its own: 310104 in 310100 in 310000. */
export function codesOf(place: DeliveryPlace | null): RegionCodes {
  if (place === null) return { provinceCode: '', cityCode: '', districtCode: '' };
  const { code } = place;
  const cityCode = `${code.slice(0, 4)}00`;
  return { provinceCode: `${code.slice(0, 2)}0000`, cityCode, districtCode: code === cityCode ? '' : code };
}

/** The names of a place; 仙桃 has no city above it. */
export function namesOf(place: DeliveryPlace | null): { city: string; district: string } {
  const [first = '', second = ''] = place?.name.split(' ') ?? [];
  return second === '' && codesOf(place).districtCode !== ''
    ? { city: '', district: first }
    : { city: first, district: second };
}
