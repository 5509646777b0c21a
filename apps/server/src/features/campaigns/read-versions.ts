import type { Queryable } from '#platform/database';
import { listPagesBySlug } from './campaigns.queries.ts';
import { StoredBlock } from './stored-blocks.ts';

/** The version in force of each of these pages; a page that is closed or has none is left out. */
export async function readVersions<Slug extends string>(
  db: Queryable,
  slugs: readonly Slug[],
): Promise<{ document: Slug; version: string }[]> {
  const pages = await listPagesBySlug(db, slugs);
  return pages.flatMap(({ slug, blocks }) =>
    blocks.flatMap((stored) => {
      const block = StoredBlock.safeParse(stored);
      if (!block.success || block.data.kind !== 'edition') return [];
      return [{ document: slug as Slug, version: block.data.version }];
    }),
  );
}
