import { createHash } from 'node:crypto';
import { getFirst } from '@huarong/core/shared';
import { drawScene } from '@huarong/studio';
import type { Snapshot } from '../catalogue/index.ts';
import type { SceneRow } from './campaigns.queries.ts';

/** Increase it when the studio draws scenes differently: cached images are then rendered anew. */
const STUDIO_VERSION = 1;

/** The products of a scene and its backdrop. */
export type SceneSpec = Pick<SceneRow, 'name' | 'pigment' | 'product_ids'>;
type SizedScene = SceneSpec & Pick<SceneRow, 'width' | 'height'>;

export interface SceneDrawing {
  /** Changes with the drawing. */
  hash: string;
  height: number;
  draw: () => string;
}

/** The drawing of a campaign scene at one width, with its products as they look now; delisted ones are left out. */
export function createSceneDrawing(scene: SizedScene, { products }: Snapshot, width: number): SceneDrawing {
  const shown = scene.product_ids.flatMap((id) => products.get(id) ?? []).filter(({ pack }) => pack !== null);
  const packs = shown.flatMap(({ pack, skus }) => {
    const { shade_hex: fill } = getFirst(skus);
    return pack ? { ...pack, ...(fill !== null && { fill }) } : [];
  });
  const brands = new Set(shown.map(({ brand }) => brand.name_en));
  const drawing = {
    packs,
    pigment: scene.pigment,
    seed: scene.name,
    // The brand name is printed on the labels when all products are of one brand.
    ...(brands.size === 1 && { brand: getFirst([...brands]) }),
  };
  const height = Math.round((width * scene.height) / scene.width);
  const hash = createHash('sha256')
    .update(JSON.stringify([STUDIO_VERSION, drawing, height]))
    .digest('hex');
  return { hash: hash.slice(0, 10), height, draw: () => drawScene({ ...drawing, width, height }) };
}
