import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { inCategories, matchesProduct } from '../../catalogue/index.ts';

/** Which products are exported; nothing set: all. */
export interface ExportFilter {
  q?: string | undefined;
  brandId?: string | undefined;
  categoryId?: string | undefined;
  status?: string | undefined;
}

const NAMES = ['q', 'brandId', 'categoryId', 'status'] as const;

/** Where the file of a filter is. */
export function exportAddress(filter: ExportFilter): string {
  const query = new URLSearchParams(
    NAMES.flatMap((name): [string, string][] => (filter[name] === undefined ? [] : [[name, filter[name]]])),
  );
  return `/admin/files/catalogue-export.csv${query.size > 0 ? `?${query}` : ''}`;
}

const conditionOf = ({ q, brandId, categoryId, status }: ExportFilter) => sql`true
  ${brandId === undefined ? sql`` : sql`and product.brand_id = ${brandId}`}
  ${status === undefined ? sql`` : sql`and product.status = ${status}`}
  ${categoryId === undefined ? sql`` : sql`and ${inCategories([categoryId])}`}
  ${q === undefined ? sql`` : sql`and ${matchesProduct(q)}`}`;

export async function countExported(db: Queryable, filter: ExportFilter): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from product where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.counted ?? 0;
}

/** Products by id, a batch at a time. The key is the code as files compare it. */
export async function listExported(
  db: Queryable,
  filter: ExportFilter,
  { after, size }: { after: string; size: number },
): Promise<{ id: string; key: string }[]> {
  const { rows } = await sql<{ id: string; key: string }>`
    select id, upper(code collate "C") as key from product
    where ${conditionOf(filter)} and id > ${after} order by id limit ${size}`.execute(db);
  return rows;
}
