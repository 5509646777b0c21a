import { presalesContract } from '@huarong/contract/admin/presales';
import { maskName } from '@huarong/core/identity';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import {
  countDays,
  countGroups,
  countPresales,
  findPresaleRow,
  type GroupFigures,
  listPresaleOrders,
  listPresaleRows,
  type PresaleRow,
} from './presales.queries.ts';
import { publishPresale, savePresale, stopPresale } from './save-presale.ts';

/** Presales: their terms and limits, and what became of the deposits. */
export const presalesAdminFeature: AdminFeature = implementAdmin('presales', presalesContract, {
  async list({ db }, { after, before, size }) {
    const rows = await listPresaleRows(db, { after: after ?? null, before: before ?? null, size: size + 1 });
    const cursorOf = ({ id }: PresaleRow) => id;
    return accept(
      pageOfRows(rows, { size, after, before, cursorOf, total: await countPresales(db) }, presentPresale),
    );
  },
  async detail({ db }, { presaleId }) {
    const row = await findPresaleRow(db, presaleId);
    if (!row) return refuse({ code: 'presale-not-found' });
    const groups = await countGroups(db, presaleId);
    return accept({
      ...presentPresale(row),
      ...presentTerms(row),
      ...presentBoard(groups),
      days: await countDays(db, presaleId),
    });
  },
  async orders({ db }, { presaleId, tab, after, size }) {
    if (!(await findPresaleRow(db, presaleId))) return refuse({ code: 'presale-not-found' });
    const rows = await listPresaleOrders(db, { presaleId, tab, after: after ?? null, size: size + 1 });
    const page = {
      size,
      after,
      before: undefined,
      cursorOf: ({ id }: (typeof rows)[number]) => id,
      total: null,
    };
    return accept({
      ...pageOfRows(rows, page, (row) => ({
        orderId: row.id,
        recipient: maskName(row.recipient),
        quantity: row.quantity,
        depositAt: row.deposit_at?.toISOString() ?? null,
        dueFen: row.due_fen,
        balanceUntil: row.balance_until?.toISOString() ?? null,
        isLate: row.is_late,
        arrival: row.arrival,
      })),
      previous: null,
    });
  },
  save: (context, input) => savePresale(context, input),
  publish: (context, input) => publishPresale(context, input),
  stop: (context, { presaleId }) => stopPresale(context, presaleId),
});

const presentPresale = (row: PresaleRow) => ({
  presaleId: row.id,
  title: row.title,
  skuId: row.sku_id,
  productName: row.product_name,
  skuName: row.sku_name,
  phase: row.phase,
  priceFen: row.price_fen,
  depositFen: row.deposit_fen,
  depositUntil: row.deposit_until.toISOString(),
  balanceUntil: row.balance_until.toISOString(),
  quota: row.quota,
  booked: row.booked,
});

const presentTerms = (row: PresaleRow) => ({
  terms: {
    skuId: row.sku_id,
    title: row.title,
    priceFen: row.price_fen,
    depositFen: row.deposit_fen,
    depositWorthFen: row.deposit_worth_fen,
    depositFrom: row.deposit_from.toISOString(),
    depositUntil: row.deposit_until.toISOString(),
    balanceFrom: row.balance_from.toISOString(),
    balanceUntil: row.balance_until.toISOString(),
    shipsBy: row.ships_by.toISOString(),
    quota: row.quota,
    perShopper: row.per_shopper,
  },
  version: row.version,
  updatedBy: row.updated_by_name,
  updatedAt: row.updated_at?.toISOString() ?? null,
});

/** Deposits are of everybody who paid one, whatever became of the order later. */
function presentBoard(groups: readonly GroupFigures[]) {
  const of = (name: GroupFigures['name'], amount: (group: GroupFigures) => number) => {
    const group = groups.find((each) => each.name === name);
    return {
      orders: group?.orders ?? 0,
      units: group?.units ?? 0,
      amountFen: group ? amount(group) : 0,
    };
  };
  const deposit = ({ deposit_fen }: GroupFigures) => deposit_fen;
  const paid = (['owing', 'settled', 'lost'] as const).map((name) => of(name, deposit));
  const sum = (pick: 'orders' | 'units' | 'amountFen') => paid.reduce((all, group) => all + group[pick], 0);
  return {
    deposits: { orders: sum('orders'), units: sum('units'), amountFen: sum('amountFen') },
    unpaid: of('unpaid', deposit),
    settled: of('settled', ({ payable_fen }) => payable_fen),
    owing: of('owing', ({ payable_fen, deposit_fen }) => payable_fen - deposit_fen),
    lost: of('lost', deposit),
  };
}
