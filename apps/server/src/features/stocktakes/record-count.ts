import { concludeLotCounts, unitsOnHand } from '@huarong/core/inventory';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import { insertRows, type Queryable } from '#platform/database';
import { countUnshipped, findStock, listLotsOfSku } from '../inventory/index.ts';
import { countOfLots } from './describe-take.ts';
import {
  type CountedLotRow,
  findLine,
  type LineCounts,
  lockTake,
  lotsOfEntry,
  nameLines,
} from './stocktakes.queries.ts';

interface Count {
  takeId: number;
  code: string;
  /** Every unit, also those of lots. */
  counted: number;
  lots?: readonly { lotNo: string; counted: number }[] | undefined;
}

/** Records a count beside what the books say at this moment. Whoever counts sees neither. */
export async function recordCount({ db, staff }: AdminWriteContext, { takeId, code, counted, lots }: Count) {
  const take = await lockTake(db, takeId);
  if (!take) return refuse({ code: 'stocktake-not-found' as const });
  if (take.state !== 'counting') return refuse({ code: 'stocktake-ended' as const });
  const skuId = await findLine(db, takeId, code.trim());
  const stock = skuId === null ? null : await findStock(db, skuId);
  if (skuId === null || !stock) return refuse({ code: 'stocktake-other-sku' as const });
  const ofLots = await compareLots(db, skuId, { counted, lots: lots ?? [] });
  if (!ofLots.ok) return ofLots;
  const expected = unitsOnHand({ ...stock, unshipped: await countUnshipped(db, skuId) });
  const { id } = await db
    .insertInto('stocktake_count')
    .values({ take_id: takeId, sku_id: skuId, counted, expected, made_by: staff.staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(
    db,
    'stocktake_count_lot',
    ofLots.value.map((lot) => ({
      count_id: id,
      lot_id: lot.lotId,
      counted: lot.counted,
      expected: lot.expected,
    })),
  );
  const { rows: counts } = await sql<Omit<LineCounts['counts'][number], 'by' | 'at'>>`
    select entry.counted, entry.expected, ${lotsOfEntry} as lots from stocktake_count entry
    where entry.take_id = ${takeId} and entry.sku_id = ${skuId} order by entry.id`.execute(db);
  const name = (await nameLines(db, [skuId])).get(skuId);
  return accept({
    skuId,
    code: name?.code ?? '',
    productName: name?.product_name ?? '',
    skuName: name?.sku_name ?? '',
    counted,
    round: counts.length,
    conclusion: concludeLotCounts(counts.map(countOfLots)).state,
  });
}

type LotProblem =
  | { code: 'stocktake-lots-needed'; lots: string[] }
  | { code: 'stocktake-lots-wrong' }
  | { code: 'lot-not-found' };

/** Every lot that has units by the books is counted, also when none are found. Another lot of the sku may be found too. */
async function compareLots(
  db: Queryable,
  skuId: string,
  { counted, lots }: { counted: number; lots: readonly { lotNo: string; counted: number }[] },
): Promise<Result<CountedLotRow[], LotProblem>> {
  const known = await listLotsOfSku(db, skuId);
  const given = new Map(lots.map((lot) => [lot.lotNo.trim().toUpperCase(), lot.counted]));
  const names = new Set(known.map(({ lotNo }) => lotNo));
  if (given.size < lots.length) return refuse({ code: 'stocktake-lots-wrong' });
  if ([...given.keys()].some((lotNo) => !names.has(lotNo))) return refuse({ code: 'lot-not-found' });
  const open = known.filter(({ remaining }) => remaining > 0).map(({ lotNo }) => lotNo);
  if (open.some((lotNo) => !given.has(lotNo))) return refuse({ code: 'stocktake-lots-needed', lots: open });
  if ([...given.values()].reduce((sum, units) => sum + units, 0) > counted)
    return refuse({ code: 'stocktake-lots-wrong' });
  return accept(
    known.flatMap(({ lotId, lotNo, remaining }) => {
      const units = given.get(lotNo);
      return units === undefined ? [] : [{ lotId, lotNo, counted: units, expected: remaining }];
    }),
  );
}
