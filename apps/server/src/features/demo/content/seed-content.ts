import { demoImages, demoTexts, type ImageLine, type SlotLine } from '@huarong/catalogue/content';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { transaction } from '#platform/database';
import { checkTexts } from '../../content/index.ts';

/** Seeds the content slots of an empty shop. Later edits of the merchant are not changed. */
export const seedContent = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await tx.executeQuery(sql`select pg_advisory_xact_lock(hashtext('seed-content'))`.compile(tx));
    const existing = await tx.selectFrom('content_resource').select('id').limit(1).executeTakeFirst();
    if (existing) return;
    const lines = [...linesOf('text', demoTexts), ...linesOf('image', demoImages)];
    for (const { location_label, content, note, mark } of lines)
      checkTexts(location_label, [content, note, mark]);
    await tx.insertInto('content_resource').values(lines).execute();
  });

const linesOf = (kind: 'text' | 'image', slots: Record<string, (SlotLine & Partial<ImageLine>)[]>) =>
  Object.entries(slots).flatMap(([label, lines]) =>
    lines.map((line, index) => ({
      kind,
      location_label: label,
      position: index + 1,
      content: line.content,
      link: line.link ?? '',
      omniture: `${label}_${index + 1}`,
      note: line.note ?? null,
      mark: line.mark ?? null,
      offer_kind: line.offer?.kind ?? null,
      offer_id: line.offer?.id ?? null,
      image_path: line.picture ?? null,
      image_width: line.width ?? null,
      image_height: line.height ?? null,
      phone_image_path: line.phoneImage ?? null,
      is_live: true,
    })),
  );
