import type { Placement } from '../draw-context.ts';
import { lyingShadow, standingShadow } from '../light/shadow.ts';
import { el, group, num } from '../svg/markup.ts';
import type { Stage } from './stage.ts';

interface Extent {
  left: number;
  right: number;
  top: number;
}

/** The space a placement takes, in the units of the drawing. */
function extentOf({ drawing, x, back = 0, scale = 1, turn = 0 }: Placement): Extent {
  const angle = (turn * Math.PI) / 180;
  const half = (drawing.width * scale) / 2;
  const tall = drawing.height * scale;
  const leanX = Math.sin(angle) * tall;
  const spread = Math.abs(Math.cos(angle)) * half;
  return {
    left: x + Math.min(0, leanX) - spread,
    right: x + Math.max(0, leanX) + spread,
    top: Math.cos(angle) * tall + Math.abs(Math.sin(angle)) * half * 2 + back,
  };
}

export interface Area {
  /** Middle of the group, floor line of its front, and the space it may fill. */
  x: number;
  floor: number;
  width: number;
  height: number;
}

type Floor = Pick<Stage, 'svgDefs' | 'lighting' | 'context'>;

/** A polished table mirrors the lowest part of what stands on it. */
function mirrored({ svgDefs }: Floor, art: string, reach: number): string {
  const fade = svgDefs.down([
    [0, '#fff', 0.2],
    [1, '#fff', 0],
  ]);
  const mask = svgDefs.mask(el('rect', { x: -300, width: 600, height: reach, fill: fade }));
  return group(group(art, { transform: 'scale(1 -1)', filter: svgDefs.blur(1.2) }), { mask });
}

/** Places objects on the floor as large as the area allows, far ones first, each with its shadow. */
export function place(set: Floor, placements: Placement[], area: Area, polished = false): string {
  const extents = placements.map(extentOf);
  const left = Math.min(...extents.map((e) => e.left));
  const right = Math.max(...extents.map((e) => e.right));
  const top = Math.max(...extents.map((e) => e.top));
  const scale = Math.min(area.height / top, area.width / (right - left));
  const shift = -(left + right) / 2;
  const ground = {
    svgDefs: set.svgDefs,
    lighting: set.lighting,
    ambient: set.context.ambient,
    tilt: set.context.tilt,
  };
  const far = [...placements].sort((a, b) => (b.back ?? 0) - (a.back ?? 0));
  const art = far.map(({ drawing, x, back = 0, turn = 0, lying, scale: own = 1 }) => {
    const twice = polished || placements.filter((other) => other.drawing === drawing).length > 1;
    const thing = twice ? set.svgDefs.symbol(drawing.art) : drawing.art;
    const at = (lift: number) =>
      `translate(${num(x + shift)} ${num(-back - lift)})${own === 1 ? '' : ` scale(${num(own)})`}`;
    const lean = turn === 0 ? '' : ` rotate(${num(turn)})`;
    const shadow = lying
      ? group(lyingShadow(ground, drawing.height, drawing.width), { transform: at(0) })
      : group(standingShadow(ground, drawing), { transform: at(0) });
    const image = polished && turn === 0 ? group(mirrored(set, thing, 46), { transform: at(0) }) : '';
    return (
      shadow + image + group(thing, { transform: `${at(lying ? (drawing.width * own) / 2 : 0)}${lean}` })
    );
  });
  return group(art.join(''), {
    transform: `translate(${num(area.x)} ${num(area.floor)}) scale(${num(scale)})`,
  });
}
