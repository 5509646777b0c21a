import { mix } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { capFinish } from '../light/materials.ts';
import { el } from '../svg/markup.ts';
import { drum } from './lathe.ts';

/** The metal sleeve that holds pump, dropper or sprayer on the neck. */
export function collar(
  context: DrawContext,
  radius: number,
  top: number,
  bottom: number,
  colour = context.cap,
): string {
  return drum(context, { radius, top, bottom, colour, finish: capFinish(colour, 'gloss') });
}

/** A slim spray head under the cap: stem, button and its small mouth. */
export function sprayer(context: DrawContext, radius: number, bottom: number): string {
  const metal = mix(context.cap, '#d9dce0', 0.35);
  const mouth = el('circle', {
    cx: 0,
    cy: bottom - radius * 2.1,
    r: radius * 0.22,
    fill: '#17110f',
    opacity: 0.7,
  });
  return (
    drum(context, { radius, top: bottom - radius * 0.9, bottom, colour: metal, finish: 'metal' }) +
    drum(context, {
      radius: radius * 0.72,
      top: bottom - radius * 2.8,
      bottom: bottom - radius * 1.1,
      colour: metal,
      finish: 'metal',
    }) +
    mouth
  );
}
