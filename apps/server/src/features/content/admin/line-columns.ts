import type { JsonValue } from '#platform/database';
import type { ContentRow } from '../content.queries.ts';
import type { OfferRef } from '../offers/offer-ref.ts';

/** What staff write in a line. */
export interface LineFields {
  position: number;
  content: string;
  note: string | null;
  mark: string | null;
  link: string;
  offer: OfferRef | null;
  imagePath: string | null;
  /** Upright, for phones; they show a part of the wide one without it. */
  phoneImagePath?: string | null | undefined;
  startsAt: string | null;
  endsAt: string | null;
  isLive: boolean;
}
/** Fields that somebody has given; a field that is missing stays as it is. */
export type GivenFields = { [Field in keyof LineFields]?: LineFields[Field] | undefined };

/** As a row of a set stores a time: `2026-11-18T02:00:00+00:00`. */
const stampOf = (iso: string | null): string | null =>
  iso === null ? null : new Date(iso).toISOString().replace(/(?:\.000|(\.\d*?)0*)Z$/, '$1+00:00');
/** An empty text is none. */
const textOf = (text: string | null): string | null => (text === '' ? null : text);

/** The columns of the fields that are given. */
export function columnsOf(fields: GivenFields): Record<string, JsonValue> {
  const columns: Record<string, JsonValue> = {};
  if (fields.position !== undefined) columns['position'] = fields.position;
  if (fields.content !== undefined) columns['content'] = fields.content;
  if (fields.note !== undefined) columns['note'] = textOf(fields.note);
  if (fields.mark !== undefined) columns['mark'] = textOf(fields.mark);
  if (fields.link !== undefined) columns['link'] = fields.link;
  if (fields.offer !== undefined) {
    columns['offer_kind'] = fields.offer?.kind ?? null;
    columns['offer_id'] = fields.offer?.id ?? null;
  }
  if (fields.imagePath !== undefined) columns['image_path'] = fields.imagePath;
  if (fields.phoneImagePath !== undefined) columns['phone_image_path'] = fields.phoneImagePath;
  if (fields.startsAt !== undefined) columns['starts_at'] = stampOf(fields.startsAt);
  if (fields.endsAt !== undefined) columns['ends_at'] = stampOf(fields.endsAt);
  if (fields.isLive !== undefined) columns['is_live'] = fields.isLive;
  return columns;
}

export const fieldsOf = (row: ContentRow): LineFields => ({
  position: row.position,
  content: row.content,
  note: row.note,
  mark: row.mark,
  link: row.link,
  offer: row.offer_kind !== null && row.offer_id !== null ? { kind: row.offer_kind, id: row.offer_id } : null,
  imagePath: row.image_path,
  phoneImagePath: row.phone_image_path,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  isLive: row.is_live,
});

/** The fields of columns that a set writes; a field whose columns it does not write is left out. */
export function givenFieldsOf(columns: Record<string, JsonValue>): GivenFields {
  const fields: LineFields = fieldsOf(withColumns(emptyRow('', 'text'), columns));
  const names = new Set(Object.keys(columns).map(fieldOfColumn));
  return Object.fromEntries(Object.entries(fields).filter(([field]) => names.has(field)));
}

const dateOf = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);

/** A row with some columns as a set would write them. */
export const withColumns = (row: ContentRow, columns: Record<string, JsonValue>): ContentRow => ({
  ...row,
  ...columns,
  id: row.id,
  starts_at: 'starts_at' in columns ? dateOf(columns['starts_at']) : row.starts_at,
  ends_at: 'ends_at' in columns ? dateOf(columns['ends_at']) : row.ends_at,
});

/** A line that does not exist yet. */
export const emptyRow = (label: string, kind: ContentRow['kind']): ContentRow => ({
  id: 0,
  kind,
  location_label: label,
  position: 1,
  content: '',
  link: '',
  omniture: '',
  note: null,
  mark: null,
  image_path: null,
  phone_image_path: null,
  image_width: null,
  image_height: null,
  starts_at: null,
  ends_at: null,
  is_live: true,
  offer_kind: null,
  offer_id: null,
});

const FIELD_OF: Readonly<Record<string, string>> = {
  offer_kind: 'offer',
  offer_id: 'offer',
  image_path: 'imagePath',
  phone_image_path: 'phoneImagePath',
  image_width: 'imagePath',
  image_height: 'imagePath',
  starts_at: 'startsAt',
  ends_at: 'endsAt',
  is_live: 'isLive',
};
export const fieldOfColumn = (column: string): string => FIELD_OF[column] ?? column;
