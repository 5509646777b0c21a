import type { Lab } from './lab.ts';

const FULL = 360;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const cosine = (degrees: number) => Math.cos(radians(degrees));
const sine = (degrees: number) => Math.sin(radians(degrees));
/** 25⁷: below this chroma hues are hard to distinguish. */
const GREY = 25 ** 7;
const greyness = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + GREY));

/**
 * CIEDE2000: how different two colours look. 1 is about the smallest visible difference side by side; 2 is hard to tell on two
 * pairs of lips. Step by step as in Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula" (2005).
 */
export function colourDifference(one: Lab, other: Lab): number {
  const stretch = 1 + 0.5 * (1 - greyness((Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2));
  const [first, second] = [polar(one, stretch), polar(other, stretch)];

  const lightness = other.l - one.l;
  const chroma = second.chroma - first.chroma;
  const hue = 2 * Math.sqrt(first.chroma * second.chroma) * sine(hueStep(first, second) / 2);

  const meanLightness = (one.l + other.l) / 2;
  const meanChroma = (first.chroma + second.chroma) / 2;
  const meanHue = middleHue(first, second);

  const towardsGrey = (meanLightness - 50) ** 2;
  const lightnessWeight = 1 + (0.015 * towardsGrey) / Math.sqrt(20 + towardsGrey);
  const chromaWeight = 1 + 0.045 * meanChroma;
  const hueWeight = 1 + 0.015 * meanChroma * hueFactor(meanHue);
  const blues = 30 * Math.exp(-(((meanHue - 275) / 25) ** 2));
  const turn = -2 * greyness(meanChroma) * sine(2 * blues);

  const [l, c, h] = [lightness / lightnessWeight, chroma / chromaWeight, hue / hueWeight];
  return Math.sqrt(l * l + c * c + h * h + turn * c * h);
}

interface Polar {
  chroma: number;
  /** Degrees, 0 to 360. */
  hue: number;
}

function polar({ a, b }: Lab, stretch: number): Polar {
  const stretched = a * stretch;
  const degrees = (Math.atan2(b, stretched) * 180) / Math.PI;
  return { chroma: Math.hypot(stretched, b), hue: degrees < 0 ? degrees + FULL : degrees };
}

/** The shorter angle around the circle; 0 for greys, which have no hue. */
function hueStep(first: Polar, second: Polar): number {
  if (first.chroma * second.chroma === 0) return 0;
  const step = second.hue - first.hue;
  if (step > 180) return step - FULL;
  return step < -180 ? step + FULL : step;
}

function middleHue(first: Polar, second: Polar): number {
  const sum = first.hue + second.hue;
  if (first.chroma * second.chroma === 0) return sum;
  if (Math.abs(first.hue - second.hue) <= 180) return sum / 2;
  return sum < FULL ? (sum + FULL) / 2 : (sum - FULL) / 2;
}

const hueFactor = (hue: number) =>
  1 -
  0.17 * cosine(hue - 30) +
  0.24 * cosine(2 * hue) +
  0.32 * cosine(3 * hue + 6) -
  0.2 * cosine(4 * hue - 63);
