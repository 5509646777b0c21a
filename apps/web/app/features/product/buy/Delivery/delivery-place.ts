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
