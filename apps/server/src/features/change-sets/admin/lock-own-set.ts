import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Permission } from '@huarong/core/staff';
import type { AdminWriteContext, StaffSession } from '#platform/admin';
import { type PermissionMissing, requirePermissions } from '../../staff/index.ts';
import { lockSet, type RowCounts } from '../change-sets.queries.ts';
import { type ChangedTable, CONTENT_TABLES } from '../rows/tables.ts';

/** Whoever applies, withdraws or undoes a set changes these rows, and needs what changing them needs. */
const NEEDED: Record<ChangedTable, Permission> = {
  category: 'category:write',
  brand: 'brand:write',
  product: 'product:write',
  sku: 'price:write',
  sku_supply: 'stock:adjust',
  stock: 'stock:adjust',
  product_image: 'media:write',
  content_resource: 'content:publish',
  home_section: 'content:publish',
  pseudo_category: 'content:publish',
  menu_lead: 'content:publish',
  campaign_page: 'content:publish',
};

export type SetRefusal = { code: 'change-not-found' } | PermissionMissing;
type LockedSet = NonNullable<Awaited<ReturnType<typeof lockSet>>>;

const ofPages: ReadonlySet<string> = new Set(CONTENT_TABLES);
/** Whoever writes pages takes back what they planned themselves: nothing becomes visible by that. */
const isOwnContent = ({ made_by, row_counts }: LockedSet, { staffId, permissions }: StaffSession): boolean =>
  made_by === staffId &&
  permissions.has('content:write') &&
  Object.keys(row_counts).every((table) => ofPages.has(table));

/** A set that the caller may change, locked until the transaction ends. */
export async function lockOwnSet(
  { db, staff }: AdminWriteContext,
  setId: number,
  { isTakenBack = false }: { isTakenBack?: boolean } = {},
): Promise<Result<LockedSet, SetRefusal>> {
  const set = await lockSet(db, setId);
  if (!set) return refuse({ code: 'change-not-found' });
  if (isTakenBack && isOwnContent(set, staff)) return accept(set);
  const allowed = await requirePermissions({ db, staff }, neededFor(set.row_counts));
  return allowed.ok ? accept(set) : allowed;
}

const neededFor = (counts: RowCounts): Permission[] =>
  (Object.keys(counts) as ChangedTable[]).map((table) => NEEDED[table]);
