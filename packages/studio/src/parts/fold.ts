import type { DrawContext } from '../draw-context.ts';
import { el } from '../svg/markup.ts';

/** Soft folds in foil or film: a shaded valley and the lit crest beside it. */
export function softFolds(context: DrawContext, lines: string, strength = 1): string {
  const stroke = (colour: string, width: number, opacity: number, move?: string) =>
    el('path', {
      d: lines,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'round',
      opacity: opacity * strength,
      filter: context.svgDefs.blur(2.2),
      transform: move,
    });
  return stroke('#120b10', 4, 0.3) + stroke('#fff', 3, 0.7, 'translate(3 2)');
}
