import type { ImageSlotResource, TextResource } from '@huarong/contract/content';
import { type Facts, fillTexts, lastDayText } from '@huarong/core/content';
import { shanghaiIso } from '@huarong/core/shared';
import { getColumn } from '#platform/database';
import type { ContentRow } from './content.queries.ts';
import { type LiveOffer, offerRefOf } from './offers/offer-ref.ts';

/** What the lines of one answer share. */
export interface LineContext {
  storeFacts: Facts;
  findOffer: (ref: NonNullable<ReturnType<typeof offerRefOf>>) => LiveOffer | null;
}

/** Null when the offer of the line is over, or when the offer lacks a fact that the text names. */
export function presentText(row: ContentRow, { storeFacts, findOffer }: LineContext): TextResource | null {
  const ref = offerRefOf(row);
  const offer = ref && findOffer(ref);
  if (ref && !offer) return null;
  const endsAt = earlierOf(row.ends_at, offer?.endsAt ?? null);
  const facts = { ...storeFacts, ...offer?.facts, ...(endsAt && { 结束: lastDayText(endsAt) }) };
  const texts = fillTexts({ content: row.content, note: row.note, mark: row.mark }, facts);
  return (
    texts && {
      content: texts.content,
      link: row.link === '' && offer ? offer.link : row.link,
      omniture: row.omniture,
      ...(texts.note !== null && { note: texts.note }),
      ...(texts.mark !== null && { mark: texts.mark }),
      ...(endsAt && { endsAt: shanghaiIso(endsAt) }),
      ...(offer?.isForFirstOrder && { isForFirstOrder: true }),
    }
  );
}

/** A check constraint guarantees image and size for image rows. */
export function presentImage(row: ContentRow, context: LineContext): ImageSlotResource | null {
  const text = presentText(row, context);
  return (
    text && {
      ...text,
      imageUrl: `/pictures/${getColumn(row, 'image_path')}`,
      width: getColumn(row, 'image_width'),
      height: getColumn(row, 'image_height'),
      ...(row.phone_image_path !== null && { phoneImageUrl: `/pictures/${row.phone_image_path}` }),
    }
  );
}

export const earlierOf = (a: Date | null, b: Date | null): Date | null =>
  a && b ? (a < b ? a : b) : (a ?? b);
