import { stocktakesContract } from '@huarong/contract/admin/stocktakes';
import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { listLots } from '../inventory/index.ts';
import { type ConcludedLine, concludeLine, costOf, linesOf, summarise } from './describe-take.ts';
import { finishTake } from './finish-take.ts';
import { recordCount } from './record-count.ts';
import {
  countTakes,
  findTake,
  insertTake,
  type LineName,
  listLines,
  listScope,
  listTakes,
  lockTake,
  nameLines,
  type TakeRow,
} from './stocktakes.queries.ts';

const MAX_LINES = 5_000;
const PAGE_LINES = 100;
type ImageOfSku = (skuId: string) => string | null;

/** Counting the warehouse: two counts of what differs, then one change set. */
export const stocktakesAdminFeature = (imageOf: ImageOfSku): AdminFeature =>
  implementAdmin('stocktakes', stocktakesContract, {
    async list({ db }, { after, before, size }) {
      const [from, until] = [positionOf(after), positionOf(before)];
      const rows = await listTakes(db, { size: size + 1, after: from, before: until });
      return accept(
        pageOfRows(
          rows,
          { size, after, before, cursorOf: ({ id }) => String(id), total: await countTakes(db) },
          presentTake,
        ),
      );
    },
    async create({ db, staff }, { name, ...scope }) {
      const skuIds = await listScope(db, scope, MAX_LINES);
      if (skuIds.length === 0) return refuse({ code: 'stocktake-empty' });
      if (skuIds.length > MAX_LINES) return refuse({ code: 'stocktake-too-large', limit: MAX_LINES });
      const takeId = await insertTake(db, { name, scope, madeBy: staff.staffId, skuIds });
      return accept({ takeId: String(takeId), lines: skuIds.length });
    },
    async detail({ db, staff }, { takeId, tab, from }) {
      const take = await findTake(db, Number(takeId));
      if (!take) return refuse({ code: 'stocktake-not-found' });
      const hasCosts = staff.permissions.has('cost:read');
      const lines = (await listLines(db, take.id)).map(concludeLine);
      const listed = linesOf(lines, tab);
      const shown = listed.slice(from, from + PAGE_LINES);
      const names = await nameLines(
        db,
        shown.map(({ sku_id }) => sku_id),
      );
      const { differenceFen, ...figures } = summarise(lines);
      return accept({
        ...presentTake(take),
        ...figures,
        differenceFen: hasCosts ? differenceFen : null,
        rows: shown.map((line) => presentLine(line, { name: names.get(line.sku_id), hasCosts, imageOf })),
        next: from + PAGE_LINES < listed.length ? from + PAGE_LINES : null,
      });
    },
    async sheet({ db }, { takeId }) {
      const take = await findTake(db, Number(takeId));
      if (!take) return refuse({ code: 'stocktake-not-found' });
      const lines = await listLines(db, take.id);
      const skuIds = lines.map(({ sku_id }) => sku_id);
      const names = await nameLines(db, skuIds);
      const lots = Map.groupBy(await listLots(db, skuIds), ({ skuId }) => skuId);
      return accept({
        ...presentTake(take),
        rows: [...names.values()].map(({ id, code, barcode, product_name, sku_name }) => ({
          code,
          barcode,
          productName: product_name,
          skuName: sku_name,
          lots: (lots.get(id) ?? []).map(({ lotNo, expiresOn }) => ({ lotNo, expiresOn })),
        })),
      });
    },
    async count(context, { takeId, ...count }) {
      const recorded = await recordCount(context, { takeId: Number(takeId), ...count });
      if (!recorded.ok) return recorded;
      return accept({ ...recorded.value, imagePath: imageOf(recorded.value.skuId) });
    },
    finish: (context, { takeId, reason }) => finishTake(context, { takeId: Number(takeId), reason }),
    async cancel({ db }, { takeId }) {
      const take = await lockTake(db, Number(takeId));
      if (!take) return refuse({ code: 'stocktake-not-found' });
      if (take.state !== 'counting') return refuse({ code: 'stocktake-ended' });
      await sql`update stocktake set state = 'cancelled', ended_at = shop_now() where id = ${Number(takeId)}`.execute(
        db,
      );
      return accept({});
    },
  });

const positionOf = (cursor: string | undefined): number | null =>
  cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;

const presentTake = (take: TakeRow) => ({
  takeId: String(take.id),
  name: take.name,
  state: take.state,
  lines: take.lines,
  counted: take.counted,
  madeBy: take.made_by,
  createdAt: take.created_at.toISOString(),
  endedAt: take.ended_at?.toISOString() ?? null,
  setId: take.set_id === null ? null : String(take.set_id),
});

const presentLine = (
  line: ConcludedLine,
  { name, hasCosts, imageOf }: { name: LineName | undefined; hasCosts: boolean; imageOf: ImageOfSku },
) => ({
  skuId: line.sku_id,
  code: name?.code ?? '',
  productName: name?.product_name ?? '',
  skuName: name?.sku_name ?? '',
  imagePath: imageOf(line.sku_id),
  conclusion: line.conclusion.state,
  difference: line.difference,
  differenceFen: hasCosts ? costOf(line) : null,
  counts: line.counts.map(({ at, lots, ...count }) => ({
    ...count,
    at: new Date(at).toISOString(),
    lots: lots.map(({ lotNo, counted, expected }) => ({ lotNo, counted, expected })),
  })),
});
