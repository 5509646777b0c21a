import { hexOf, labOf } from './oklab.ts';
import { darken, lighten } from './shade.ts';

function turnHue(hex: string, degrees: number): string {
  const [l, a, b] = labOf(hex);
  const angle = (degrees * Math.PI) / 180;
  return hexOf([l, a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)]);
}

/** The shades of one palette: a pale base, the shade itself, its warm and cool neighbours and a deep one. */
export function shadeFamily(hex: string): readonly [string, ...string[]] {
  return [
    lighten(hex, 0.66),
    lighten(turnHue(hex, 16), 0.3),
    hex,
    turnHue(darken(hex, 0.12), -16),
    lighten(turnHue(hex, -12), 0.46),
    turnHue(darken(hex, 0.26), 10),
    darken(turnHue(hex, 22), 0.08),
    lighten(turnHue(hex, 30), 0.56),
    darken(hex, 0.44),
  ];
}
