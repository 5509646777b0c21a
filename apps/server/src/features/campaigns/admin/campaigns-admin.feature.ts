import { campaignsAdminContract } from '@huarong/contract/admin/campaigns';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { CatalogueSource } from '../../catalogue/index.ts';
import { listScenes } from '../campaigns.queries.ts';
import { type CampaignRow, findPage, listCoupons, listPages } from './campaigns-admin.queries.ts';
import { createCampaign, saveCampaign } from './save-campaign.ts';

/** Campaign pages for staff. */
export const campaignsAdminFeature = ({ catalogue }: { catalogue: CatalogueSource }): AdminFeature =>
  implementAdmin('campaigns', campaignsAdminContract, {
    async list({ db }) {
      const now = await readClock(db);
      return accept({ campaigns: (await listPages(db)).map((row) => presentListed(row, now)) });
    },
    async detail({ db }, { slug }) {
      const row = await findPage(db, slug);
      if (!row) return refuse({ code: 'no-such-campaign' });
      const { products } = catalogue.current();
      return accept({
        ...presentListed(row, await readClock(db)),
        description: row.description,
        blocks: row.blocks as { kind: string }[],
        isLive: row.is_live,
        offerKind: row.offer_kind,
        offerId: row.offer_id,
        scenes: (await listScenes(db)).map(({ name }) => name).sort(),
        coupons: (await listCoupons(db)).map(({ id, title }) => ({ value: id, label: `${title}（${id}）` })),
        productNames: Object.fromEntries(
          [...new Set(productsIn(row.blocks))].flatMap((id) => {
            const product = products.get(id);
            return product ? [[id, product.name_cn]] : [];
          }),
        ),
      });
    },
    create: (context, input) => createCampaign(context, input),
    save: (context, input) => saveCampaign(context, input),
  });

const presentListed = (row: CampaignRow, now: Date) => ({
  slug: row.slug,
  title: row.title,
  state: stateOf(row, now),
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  blockCount: row.blocks.length,
  updatedAt: row.updated_at.toISOString(),
  path: `/campaign/${row.slug}.html`,
});

function stateOf(
  { is_live, starts_at, ends_at }: CampaignRow,
  now: Date,
): 'draft' | 'planned' | 'live' | 'over' {
  if (ends_at && ends_at <= now) return 'over';
  if (!is_live) return 'draft';
  return starts_at && starts_at > now ? 'planned' : 'live';
}

/** The products that blocks name, at any depth. */
function productsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'product' && typeof inner === 'string') return [inner];
    if (name === 'products' && Array.isArray(inner)) return inner.filter((id) => typeof id === 'string');
    return productsIn(inner);
  });
}
