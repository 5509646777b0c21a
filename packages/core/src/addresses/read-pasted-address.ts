/** One interpretation of a pasted text, as the address parser returns it. */
export interface ParsedAddress {
  name?: string | undefined;
  mobile?: string | undefined;
  /** Six digits. */
  districtCode?: string | undefined;
  detail?: string | undefined;
}
export interface PastedAddress {
  name?: string;
  mobile?: string;
  address?: string;
  districtCode?: string;
  /** Several when more than one district matches: 鼓楼区 is in Nanjing, Fuzhou, Xuzhou and Kaifeng. The shopper chooses. */
  districtCodes: string[];
}

const MOBILE = /(?:\+?86)?(1[3-9]\d{9})(?!\d)/;

/**
 * Combines the parsed candidates into one address. Ambiguous fields are left empty instead of guessed: a parcel to the
 * wrong Gulou costs more than three seconds of choosing.
 */
export function parsePastedAddress(
  text: string,
  read: (text: string) => readonly ParsedAddress[],
): PastedAddress {
  const candidates = read(text);
  const best = candidates[0];
  const districtCodes = [...new Set(candidates.flatMap(({ districtCode }) => districtCode ?? []))];
  const [districtCode, ...otherCodes] = districtCodes;
  const mobile = best?.mobile ?? MOBILE.exec(text.replace(/[\s-]/g, ''))?.[1];
  const name = best?.name?.trim() ?? '';
  const address = best?.detail?.trim() ?? '';
  return {
    ...(name.length >= 2 && name.length <= 25 && { name }),
    ...(mobile && { mobile }),
    ...(address && { address: address.slice(0, 100) }),
    ...(districtCode !== undefined && otherCodes.length === 0 && { districtCode }),
    districtCodes,
  };
}
