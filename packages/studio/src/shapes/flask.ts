import { d } from '../svg/markup.ts';

/** A flat-fronted bottle with rounded shoulders and feet, standing on 0. */
export function flaskPath(width: number, height: number, shoulder: number, foot: number): string {
  const half = width / 2;
  return d`M${-half} ${-height + shoulder}Q${-half} ${-height} ${-half + shoulder} ${-height}H${half - shoulder}Q${half} ${-height} ${half} ${-height + shoulder}V${-foot}Q${half} 0 ${half - foot} 0H${-half + foot}Q${-half} 0 ${-half} ${-foot}Z`;
}

/** Its interior: thinner walls, a thicker floor. */
export function flaskInterior(
  width: number,
  height: number,
  wall: number,
  floor: number,
  round: number,
): string {
  const half = width / 2 - wall;
  const top = -height + wall * 1.3;
  return d`M${-half} ${top + round}q0 ${-round} ${round} ${-round}H${half - round}q${round} 0 ${round} ${round}V${-floor - round}q0 ${round} ${-round} ${round}H${-half + round}q${-round} 0 ${-round} ${-round}Z`;
}
