import { sql } from 'kysely';
import { likeText, type Queryable, type Tx } from '#platform/database';
import { matchesProduct } from '../catalogue/index.ts';

export interface MediaRow {
  id: string;
  path: string;
  name: string;
  alt: string;
  width: number;
  height: number;
  bytes: number;
  uploader_name: string | null;
  uploaded_at: Date;
  number: number;
  use_count: number;
}

export interface MediaFilter {
  tab: 'all' | 'unused' | 'no-alt';
  q?: string | undefined;
  productId?: string | undefined;
}

/** Blocks name an image by its address, which contains its id. */
const isCampaignImage = sql`strpos(campaign_page.blocks::text, media.id) > 0`;
/** Slots show an image as it was uploaded, below `/pictures/`. */
const isSlotImage = sql`((image_path like 'slot/%' and image_path = 'slot/' || media.id || '.webp')
  or (phone_image_path like 'slot/%' and phone_image_path = 'slot/' || media.id || '.webp'))`;
/** Beside a menu panel. */
const isMenuImage = sql`menu_lead.banner ->> 'image' = media.path`;
const COLUMNS = sql`media.id, media.path, media.name, media.alt, media.width, media.height, media.bytes,
  staff.name as uploader_name, media.uploaded_at, media.number,
  (select count(*)::int from product_image where product_image.source = media.path)
    + (select count(*)::int from content_resource where ${isSlotImage})
    + (select count(*)::int from campaign_page where ${isCampaignImage})
    + (select count(*)::int from menu_lead where ${isMenuImage}) as use_count`;
const FROM = sql`media left join staff on staff.id = media.uploaded_by`;
const isUnused = sql`not exists (select from product_image where product_image.source = media.path)
  and not exists (select from content_resource where ${isSlotImage})
  and not exists (select from campaign_page where ${isCampaignImage})
  and not exists (select from menu_lead where ${isMenuImage})`;

const conditionOf = ({ tab, q, productId }: MediaFilter) => sql`true
  ${tab === 'unused' ? sql`and ${isUnused}` : sql``}
  ${tab === 'no-alt' ? sql`and media.alt = ''` : sql``}
  ${
    productId === undefined
      ? sql``
      : sql`and media.path in (select source from product_image where product_id = ${productId})`
  }
  ${
    q === undefined
      ? sql``
      : sql`and (media.name ilike ${likeText(q)} or media.alt ilike ${likeText(q)} or media.path in (
          select source from product_image join product on product.id = product_image.product_id
          where ${matchesProduct(q)}))`
  }`;

/** Newest first; towards newer ones the rows come in the same order. */
export async function listMedia(
  db: Queryable,
  filter: MediaFilter,
  { size, after, before }: { size: number; after: string | undefined; before: string | undefined },
): Promise<MediaRow[]> {
  const position =
    before !== undefined
      ? sql`and media.number > ${before}::bigint`
      : after !== undefined
        ? sql`and media.number < ${after}::bigint`
        : sql``;
  const { rows } = await sql<MediaRow>`
    select ${COLUMNS} from ${FROM} where ${conditionOf(filter)} ${position}
    order by media.number ${before !== undefined ? sql`asc` : sql`desc`} limit ${size}`.execute(db);
  return before !== undefined ? rows.toReversed() : rows;
}

/** Exact up to this number. */
export const COUNTED = 10_000;

export async function countMedia(db: Queryable, filter: MediaFilter): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from media where ${conditionOf(filter)} limit ${COUNTED + 1}) counted`.execute(db);
  return rows[0]?.counted ?? 0;
}

export async function findMedia(db: Queryable, id: string): Promise<MediaRow | undefined> {
  const { rows } = await sql<MediaRow>`select ${COLUMNS} from ${FROM} where media.id = ${id}`.execute(db);
  return rows[0];
}

/** Those of these images that exist. */
export async function listKnownMedia(db: Queryable, ids: readonly string[]) {
  return db
    .selectFrom('media')
    .select(['id', 'path', 'name', 'alt'])
    .where((media) => media('id', '=', media.fn.any(media.val([...new Set(ids)]))))
    .execute();
}

export const isMediaStored = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** An upload and a deletion of the same bytes do not meet: the file would be missing in the end. */
export const lockMediaFile = (tx: Tx, id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`media:${id}`}, 0))`.execute(tx);

interface NewMedia {
  id: string;
  name: string;
  width: number;
  height: number;
  bytes: number;
  uploaded_by: number;
}
/** False when the image is stored already. */
export const insertMedia = async (tx: Tx, media: NewMedia): Promise<boolean> =>
  (await tx
    .insertInto('media')
    .values(media)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** The path of the image; undefined without one. */
export const updateAlt = (tx: Tx, id: string, alt: string) =>
  tx.updateTable('media').set({ alt }).where('id', '=', id).returning('path').executeTakeFirst();

export const lockMedia = (tx: Tx, id: string) =>
  tx.selectFrom('media').select(['id', 'path']).where('id', '=', id).forUpdate().executeTakeFirst();

export const deleteMediaRow = (tx: Tx, id: string) => tx.deleteFrom('media').where('id', '=', id).execute();
