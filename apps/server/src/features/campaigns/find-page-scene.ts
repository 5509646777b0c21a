import type { Queryable } from '#platform/database';
import type { Product } from '../catalogue/index.ts';
import { findLivePage, findScene } from './campaigns.queries.ts';
import type { SceneSpec } from './scene-drawing.ts';
import { ImageRef } from './stored-blocks.ts';

/** The first scene of a campaign page with at least one listed product; null when there is no such page. */
export async function findPageScene(
  db: Queryable,
  slug: string,
  products: ReadonlyMap<string, Product>,
): Promise<{ scene: SceneSpec | null } | null> {
  const page = await findLivePage(db, slug);
  if (!page) return null;
  const name = sceneNamesIn(page.blocks)[0];
  const scene = name === undefined ? undefined : await findScene(db, name);
  return { scene: scene?.product_ids.some((id) => products.has(id)) ? scene : null };
}

/** Scene names in reading order, at any depth: scent blocks nest them deeper than a hero. */
function sceneNamesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const image = ImageRef.safeParse(value).data;
  if (image && 'scene' in image) return [image.scene];
  return Object.values(value).flatMap(sceneNamesIn);
}
