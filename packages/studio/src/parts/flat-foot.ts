import { d } from '../svg/markup.ts';

/** How a flat-fronted object touches the floor: straight in front, running back to the right. */
export function flatFoot(half: number, depth: number): { foot: number; contact: string } {
  return {
    foot: half,
    contact: d`M${-half} 1H${half}L${half + depth * 0.4} ${-depth}H${-half + depth * 0.6}Z`,
  };
}
