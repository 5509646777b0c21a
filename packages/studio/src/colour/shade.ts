import { hexOf, labOf } from './oklab.ts';

/** `share` of the second colour, 0–1. */
export function mix(first: string, second: string, share: number): string {
  const [l1, a1, b1] = labOf(first);
  const [l2, a2, b2] = labOf(second);
  return hexOf([l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share]);
}

/** The same colour with less light; it keeps most of its chroma. */
export function darken(hex: string, amount: number): string {
  const [l, a, b] = labOf(hex);
  const chroma = 1 - amount * 0.45;
  return hexOf([l * (1 - amount), a * chroma, b * chroma]);
}

export function lighten(hex: string, amount: number): string {
  return mix(hex, '#fffdf9', amount);
}

/** Perceived lightness, 0 black – 1 white. */
export function lightness(hex: string): number {
  return labOf(hex)[0];
}

export function saturate(hex: string, factor: number): string {
  const [l, a, b] = labOf(hex);
  return hexOf([l, a * factor, b * factor]);
}

/** Lighter or darker and a little warmer or cooler. */
export function shift(hex: string, light: number, warmth: number): string {
  const [l, a, b] = labOf(hex);
  return hexOf([Math.min(0.97, l + light), a + warmth * 0.3, b + warmth]);
}

/**
 * The colour of a surface under the studio light: above 0 towards the lamp, below 0 in shadow, where the backdrop
 * adds some of its own colour.
 */
export function tone(hex: string, light: number, ambient: string): string {
  if (light >= 0) return lighten(hex, Math.min(1, light));
  const shaded = darken(hex, Math.min(0.9, -light));
  return mix(shaded, darken(ambient, 0.45), Math.min(0.3, -light * 0.42));
}
