import type { ImageSlotResource, TextResource } from '@huarong/contract/content';
import { shanghaiIso } from '@huarong/core/shared';
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
  imageUrl: `/pictures/${row.image_path!}`,
  width: row.image_width!,
  height: row.image_height!,
});
