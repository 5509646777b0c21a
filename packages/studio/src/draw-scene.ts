import { PIGMENTS, type Pigment } from './colour/pigments.ts';
import { createDrawContext } from './draw-context.ts';
import { backdrop, type Room } from './light/backdrop.ts';
import { LIGHTINGS } from './light/lighting.ts';
import { beams, leaves } from './light/sunlight.ts';
import type { Pack } from './pack.ts';
import { petals } from './props/petals.ts';
import { stone } from './props/stone.ts';
import { createRandom } from './random/random.ts';
import { svgDocument } from './svg/document.ts';
import { createSvgDefs } from './svg/svg-defs.ts';
import { arrange } from './views/arrange.ts';

export interface CampaignScene {
  packs: Pack[];
  pigment: Pigment;
  seed: string;
  width: number;
  height: number;
  /** Latin brand name for the labels, when all packs are of one brand. */
  brand?: string;
}

/** The canvas of a scene, whatever size it is shown at. */
const CANVAS = { width: 1600, height: 700 } as const;

/** A campaign image 16:7: packs on plinths at the right, empty wall at the left for the text of the page. */
export function drawScene({ packs, pigment, seed, width, height, brand = '' }: CampaignScene): string {
  const svgDefs = createSvgDefs();
  const random = createRandom(`${seed}/scene`);
  const lighting = LIGHTINGS.sun;
  const room: Room = { svgDefs, lighting, random, ...CANVAS };
  const behind = backdrop(PIGMENTS[pigment], room, 'table');
  const shown = packs.map((pack, at) => ({
    shape: pack.shape,
    context: createDrawContext(pack, {
      svgDefs,
      lighting,
      ambient: behind.ambient,
      tilt: 0.17,
      brand,
      random: (purpose) => createRandom(`${seed}/${at}/${purpose}`),
    }),
  }));
  const set = shown[0]?.context ?? null;
  const light =
    beams(behind.ambient, behind.horizon, room) +
    (random.maybe(0.5) ? leaves(behind.ambient, behind.horizon, room) : '');
  const scatter = set
    ? random.maybe(0.5)
      ? petals(set, [
          [560, 640],
          [620, 664],
          [1490, 650],
        ])
      : stone(set, 545, 634, 36, 'stone-1') + stone(set, 600, 652, 18, 'stone-2')
    : '';
  const art = behind.art + light + arrange(shown, behind.ambient, room) + scatter;
  return svgDocument({ width, height, canvas: CANVAS, keep: 'xMaxYMid' }, svgDefs.defs() + art);
}
