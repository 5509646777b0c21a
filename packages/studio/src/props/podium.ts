import { lighten, lightness, mix, shift } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { standingShadow } from '../light/shadow.ts';
import { drum } from '../parts/lathe.ts';
import { group, num } from '../svg/markup.ts';

/** Painted plinths take the backdrop's pigment, one step lighter or deeper; some are white plaster. */
export function plinthColour(context: DrawContext, purpose: string): string {
  const dark = lightness(context.ambient) < 0.55;
  return context
    .random(purpose)
    .pick([
      shift(context.ambient, dark ? 0.1 : -0.07, 0.01),
      mix(context.ambient, '#f6f1ea', 0.6),
      shift(context.ambient, dark ? 0.05 : -0.14, 0.012),
      lighten(context.ambient, dark ? 0.2 : 0.4),
    ]);
}

/** A low round plinth with its top at `y`; things stand on its middle. */
export function podium(
  context: DrawContext,
  x: number,
  y: number,
  radius: number,
  height: number,
  colour: string,
): string {
  const art = drum(context, { radius, top: 0, bottom: height, colour, finish: 'matte' });
  const shadow = standingShadow(context, { art: '', width: radius * 2, height: height * 2.2, foot: radius });
  return (
    group(shadow, { transform: `translate(${num(x)} ${num(y + height)})` }) +
    group(art, { transform: `translate(${num(x)} ${num(y)})` })
  );
}
