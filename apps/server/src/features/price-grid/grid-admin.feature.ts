import { gridContract } from '@huarong/contract/admin/grid';
import { accept } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { checkGrid } from './check-grid.ts';
import { countGrid, type GridRow, listChoices, listGrid } from './grid.queries.ts';
import { saveGrid } from './save-grid.ts';

type ImageOfSku = (skuId: string) => string | null;

/** The grid of prices and stock: thousands of cells are edited in the browser and saved as one change set. */
export const gridAdminFeature = (imageOf: ImageOfSku): AdminFeature =>
  implementAdmin('grid', gridContract, {
    async list({ db, staff }, { after, size, ...filter }) {
      const hasCosts = staff.permissions.has('cost:read');
      const found = await listGrid(db, filter, { size: size + 1, after });
      const rows = found.slice(0, size);
      return accept({
        rows: rows.map((row) => presentRow(row, { hasCosts, imageOf })),
        next: found.length > size ? (rows.at(-1)?.id ?? null) : null,
        total: await countGrid(db, filter),
        hasCosts,
      });
    },
    async choices({ db }) {
      return accept(await listChoices(db));
    },
    check: (context, input) => checkGrid(context, input),
    save: (context, input) => saveGrid(context, input),
  });

const presentRow = (row: GridRow, { hasCosts, imageOf }: { hasCosts: boolean; imageOf: ImageOfSku }) => ({
  skuId: row.id,
  code: row.code,
  productId: row.product_id,
  productName: row.product_name,
  brandName: row.brand_name,
  skuName: row.sku_name,
  shadeHex: row.shade_hex,
  imagePath: imageOf(row.id),
  offerFen: row.offer_price_fen,
  marketFen: row.market_price_fen,
  costFen: hasCosts ? row.cost_fen : null,
  available: row.available,
  held: row.held,
  limit: row.purchase_limit,
  isLive: row.is_live,
  lowStockAt: row.low_stock_at,
});
