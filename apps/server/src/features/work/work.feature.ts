import { workContract } from '@huarong/contract/admin/work';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { type ClaimRow, deleteClaim, insertClaim, listClaims } from './claims.queries.ts';
import { deleteView, listViews, upsertView, type ViewRow } from './saved-views.queries.ts';
import { showSales } from './show-sales.ts';

export const workFeature: AdminFeature = implementAdmin('work', workContract, {
  sales: async ({ db }) => accept(await showSales(db)),
  async claimsOf({ db, staff }, { kind, id }) {
    const claim = (await listClaims(db, kind, [id])).get(id);
    return accept({ claim: claim ? presentClaim(claim, staff.staffId) : null });
  },
  async claim({ db, staff }, { kind, id, takesOver }) {
    const isClaimed = await insertClaim(db, { kind, id, takesOver, staffId: staff.staffId });
    const claim = (await listClaims(db, kind, [id])).get(id);
    if (!claim) return refuse({ code: 'conflict' });
    return isClaimed
      ? accept(presentClaim(claim, staff.staffId))
      : refuse({ code: 'claimed-by-other', name: claim.name });
  },
  async release({ db, staff }, { kind, id }) {
    await deleteClaim(db, kind, id, staff.staffId);
    return accept(null);
  },
  views: async ({ db, staff }, { list }) =>
    accept({
      rows: (await listViews(db, { list, staffId: staff.staffId })).map((view) =>
        presentView(view, staff.staffId),
      ),
    }),
  async saveView({ db, staff }, { isShared, ...view }) {
    const { staffId } = staff;
    const viewId = await upsertView(db, { ...view, is_shared: isShared, staff_id: staffId });
    const saved = (await listViews(db, { list: view.list, staffId, viewId }))[0];
    return saved ? accept(presentView(saved, staffId)) : refuse({ code: 'conflict' });
  },
  async deleteView({ db, staff }, { viewId }) {
    return (await deleteView(db, Number(viewId), staff.staffId))
      ? accept(null)
      : refuse({ code: 'not-found' });
  },
});

const presentClaim = ({ staff_id, name, claimed_at }: ClaimRow, ownId: number) => ({
  staffId: String(staff_id),
  name,
  claimedAt: claimed_at.toISOString(),
  isOwn: staff_id === ownId,
});

const presentView = ({ id, staff_id, is_shared, owner, ...view }: ViewRow, ownId: number) => ({
  viewId: String(id),
  name: view.name,
  list: view.list,
  query: view.query,
  columns: view.columns,
  density: view.density,
  isShared: is_shared,
  isOwn: staff_id === ownId,
  owner,
});
