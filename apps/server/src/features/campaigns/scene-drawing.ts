import { createHash } from 'node:crypto';
import { drawScene, type Pack, type Pigment } from '@huarong/studio';
import type { Snapshot } from '../catalogue/index.ts';
import type { SceneRow } from './campaigns.queries.ts';

/** Raise it when the studio builds its sets differently: kept pictures are then drawn anew. */
const STUDIO_VERSION = 1;

/** Which goods stand before which wall. */
export type SceneSpec = Pick<SceneRow, 'name' | 'pigment' | 'product_ids'>;
type SizedScene = SceneSpec & Pick<SceneRow, 'width' | 'height'>;

export interface SceneDrawing {
  /** Changes whenever the drawing would. */
  hash: string;
  height: number;
  draw: () => string;
}

/** A campaign's still life at one width: the goods of the scene as they look today, those that are gone left out. */
export function createSceneDrawing(scene: SizedScene, { products }: Snapshot, width: number): SceneDrawing {
  const shown = scene.product_ids.flatMap((id) => products.get(id) ?? []).filter(({ pack }) => pack !== null);
  const packs = shown.map(({ pack, skus }) => ({
    ...(pack as unknown as Pack),
    ...(skus[0]!.shade_hex !== null && { fill: skus[0]!.shade_hex }),
  }));
  const brands = new Set(shown.map(({ brand }) => brand.name_en));
  const drawing = {
    packs,
    pigment: scene.pigment as Pigment,
    seed: scene.name,
    // The name of the house goes on the labels when all of them are of one house.
    ...(brands.size === 1 && { brand: [...brands][0]! }),
  };
  const height = Math.round((width * scene.height) / scene.width);
  const hash = createHash('sha256')
    .update(JSON.stringify([STUDIO_VERSION, drawing, height]))
    .digest('hex');
  return { hash: hash.slice(0, 10), height, draw: () => drawScene({ ...drawing, width, height }) };
}
