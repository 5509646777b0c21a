/** A colour in CIELAB: lightness, green to red, blue to yellow (CIE 1976, D65). */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

/** Reference white: CIE D65, two degrees. */
const WHITE = { x: 0.95047, y: 1, z: 1.08883 };
/** Below this value the CIE replaces the cube root by a line, because its slope is infinite at black. */
const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

/** Converts `#A91D2B` to Lab. */
export function labOf(hex: string): Lab {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = [part(1), part(3), part(5)];
  // IEC 61966-2-1: linear sRGB to CIE XYZ.
  const x = fold((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE.x);
  const y = fold((0.2126729 * red + 0.7151522 * green + 0.072175 * blue) / WHITE.y);
  const z = fold((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE.z);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fold = (share: number) => (share > EPSILON ? Math.cbrt(share) : (KAPPA * share + 16) / 116);
