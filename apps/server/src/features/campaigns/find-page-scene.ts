import type { Queryable } from '#platform/database';
import type { Product } from '../catalogue/index.ts';
import { findLivePage, findScene } from './campaigns.queries.ts';
import type { SceneWish } from './scene-drawing.ts';
import { PictureRef } from './stored-blocks.ts';

/** The first still life on a campaign page with something of it left on the shelves; null when there is no such page. */
export async function findPageScene(
  db: Queryable,
  slug: string,
  products: ReadonlyMap<string, Product>,
): Promise<{ scene: SceneWish | null } | null> {
  const page = await findLivePage(db, slug);
  if (!page) return null;
  const name = namesIn(page.blocks)[0];
  const scene = name === undefined ? undefined : await findScene(db, name);
  return { scene: scene?.product_ids.some((id) => products.has(id)) ? scene : null };
}

/** Names of scenes wherever a picture stands, in reading order: scents keep theirs one level deeper than a hero. */
function namesIn(written: unknown): string[] {
  if (typeof written !== 'object' || written === null) return [];
  const picture = PictureRef.safeParse(written).data;
  if (picture && 'scene' in picture) return [picture.scene];
  return Object.values(written).flatMap(namesIn);
}
