import { lighten } from '../colour/shade.ts';
import { el } from '../svg/markup.ts';
import type { SvgDefs } from '../svg/svg-defs.ts';

export interface Relief {
  colour: string;
  /** Steepness of the surface; the lamp stands at top left. */
  height: number;
  /** 0 dull – 1 wet. */
  shine: number;
  /** Radius over which edges are rounded off. */
  round: number;
  /** Grain of the surface: frequency along and across the stroke, how much of the relief it makes, how far it tears the edges. */
  grain?: { along: number; across: number; share: number; tear: number; seed: number; fine?: boolean };
  /** Pixels per unit: relief is computed on pixels and must not flatten in a larger file. */
  scale: number;
  /** How much light goes through: gels and oils. */
  clear?: number;
}

/** Gives a flat silhouette thickness, brush marks and wet light: the filter behind every smear and swatch. */
export function relief(svgDefs: SvgDefs, overrides: Relief): string {
  const { colour, height, shine, round, grain, scale, clear = 0 } = overrides;
  const marks = grain
    ? el('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: `${grain.along} ${grain.across}`,
        numOctaves: grain.fine ? 6 : 3,
        seed: grain.seed,
        result: 'n',
      }) +
      el('feDisplacementMap', {
        in: 'SourceAlpha',
        in2: 'n',
        scale: grain.tear,
        xChannelSelector: 'R',
        yChannelSelector: 'G',
        result: 'a',
      }) +
      el('feGaussianBlur', { in: 'a', stdDeviation: round, result: 'b' }) +
      el('feComposite', {
        in: 'b',
        in2: 'n',
        operator: 'arithmetic',
        k1: grain.share * 1.25,
        k2: (1 - grain.share) * 0.8,
        result: 'h',
      })
    : el('feOffset', { in: 'SourceAlpha', result: 'a' }) +
      el('feGaussianBlur', { in: 'a', stdDeviation: round, result: 'h' });
  const lamp = el('feDistantLight', { azimuth: 232, elevation: 52 });
  const low = el('feDistantLight', { azimuth: 236, elevation: 40 });
  return svgDefs.filter(
    marks +
      el(
        'feDiffuseLighting',
        {
          in: 'h',
          surfaceScale: height * scale,
          diffuseConstant: 1.1,
          'lighting-color': lighten(colour, clear * 0.4),
          result: 'd',
        },
        lamp,
      ) +
      // Ambient light keeps the far slopes from going black.
      el('feFlood', { 'flood-color': colour, result: 'f' }) +
      el('feComposite', { in: 'd', in2: 'f', operator: 'arithmetic', k2: 0.64, k3: 0.36, result: 'm' }) +
      el(
        'feSpecularLighting',
        {
          in: 'h',
          surfaceScale: height * scale,
          specularConstant: 0.35 + shine * 0.75,
          specularExponent: 8 + shine * 26,
          'lighting-color': '#fff',
          result: 's',
        },
        low,
      ) +
      el('feComposite', {
        in: 'm',
        in2: 's',
        operator: 'arithmetic',
        k2: 1,
        k3: 0.3 + shine * 0.6,
        result: 'l',
      }) +
      el('feComposite', { in: 'l', in2: 'a', operator: 'in' }),
    14,
  );
}
