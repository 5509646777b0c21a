import type { ImageSlotResource, TextResource } from '@huarong/contract/content';
import { shanghaiIso } from '@huarong/core/shared';
import { getColumn } from '#platform/database';
import type { ContentRow } from './content.queries.ts';

export const presentText = (row: ContentRow): TextResource => ({
  content: row.content,
  link: row.link,
  omniture: row.omniture,
  ...(row.note !== null && { note: row.note }),
  ...(row.mark !== null && { mark: row.mark }),
  ...(row.ends_at !== null && { endsAt: shanghaiIso(row.ends_at) }),
});

/** A check constraint guarantees image and size for image rows. */
export const presentImage = (row: ContentRow): ImageSlotResource => ({
  ...presentText(row),
  imageUrl: `/pictures/${getColumn(row, 'image_path')}`,
  width: getColumn(row, 'image_width'),
  height: getColumn(row, 'image_height'),
});
