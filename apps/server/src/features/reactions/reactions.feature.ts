import { reactionsContract } from '@huarong/contract/admin/reactions';
import { writeCsv } from '@huarong/core/orders';
import {
  AGE_GROUP_TEXTS,
  isReactionDay,
  missingReactionFacts,
  REACTION_STATE_TEXTS,
  SEX_TEXTS,
} from '@huarong/core/returns';
import { accept, refuse, shanghaiDate } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { openReactions } from './open-reactions.ts';
import {
  countReactions,
  findReaction,
  listReactions,
  listSentLots,
  markReported,
  type ReactionChange,
  type ReactionRow,
  updateReaction,
} from './reactions.queries.ts';

const COUNTED = 10_000;
const STATES = ['open', 'complete', 'reported'] as const;
const EXPORTED_ROWS = 50_000;

/** Adverse reactions: collected from returns and by hand, completed by staff, exported for the authority. */
export const reactionsFeature: AdminFeature = implementAdmin('reactions', reactionsContract, {
  async list({ db }, { after, before, size, ...filter }) {
    if ([after, before].some((cursor) => cursor !== undefined && !/^\d{1,15}$/.test(cursor)))
      return refuse({ code: 'invalid-input', message: '列表的位置无效，请从第一页看起' });
    const rows = await listReactions(db, filter, {
      size: size + 1,
      after: after === undefined ? undefined : Number(after),
      before: before === undefined ? undefined : Number(before),
    });
    const counted = await countReactions(db, filter);
    const counts: Record<string, number> = {};
    for (const state of STATES) counts[state] = await countReactions(db, { ...filter, state });
    const total = counted > COUNTED ? null : counted;
    return accept({
      ...pageOfRows(rows, { size, after, before, cursorOf: ({ id }) => String(id), total }, presentRow),
      counts,
    });
  },
  async detail({ db }, { reactionId }) {
    const row = await findReaction(db, Number(reactionId));
    if (!row) return refuse({ code: 'reaction-not-found' });
    const lots = await listSentLots(db, row.order_line_id);
    return accept({
      ...presentRow(row),
      skuCode: row.sku_code ?? '',
      placedAt: row.placed_at.toISOString(),
      ageGroup: row.age_group,
      sex: row.sex,
      note: row.note,
      completedAt: row.completed_at?.toISOString() ?? null,
      reportedAt: row.reported_at?.toISOString() ?? null,
      revision: row.revision,
      lots: lots.map(({ lot_id, lot_no, expires_on }) => ({
        lotId: String(lot_id),
        lotNo: lot_no,
        expiresOn: expires_on,
      })),
    });
  },
  async create({ db }, { lineId, symptom }) {
    const [opened] = await openReactions(db, { lineIds: [lineId], symptom });
    return opened ? accept({ reactionId: String(opened.id) }) : refuse({ code: 'reaction-line-not-found' });
  },
  save: ({ db }, { reactionId, lotId, ...change }) =>
    saveReaction(db, {
      ...change,
      reactionId: Number(reactionId),
      lotId: lotId === null ? null : Number(lotId),
    }),
  async report({ db }, { reactionId, revision }) {
    if (!(await findReaction(db, Number(reactionId)))) return refuse({ code: 'reaction-not-found' });
    const reportedAt = await markReported(db, Number(reactionId), revision);
    return reportedAt
      ? accept({ reportedAt: reportedAt.toISOString() })
      : refuse({ code: 'reaction-moved-on' });
  },
  async export({ db }, { month }) {
    const rows = await listReactions(db, { month }, { size: EXPORTED_ROWS });
    return accept({ csv: writeCsv([HEAD, ...rows.map(cellsOf)]), rows: rows.length });
  },
});

async function saveReaction(tx: Tx, change: ReactionChange) {
  const row = await findReaction(tx, change.reactionId);
  if (!row) return refuse({ code: 'reaction-not-found' });
  const days = { placedOn: shanghaiDate(row.placed_at), today: shanghaiDate(await readClock(tx)) };
  if (change.beganOn !== null && !isReactionDay(change.beganOn, days))
    return refuse({ code: 'reaction-day-wrong' });
  const lots = await listSentLots(tx, row.order_line_id);
  if (change.lotId !== null && !lots.some(({ lot_id }) => lot_id === change.lotId))
    return refuse({ code: 'lot-not-found' });
  const missing = change.isComplete ? missingReactionFacts(change) : [];
  if (missing.length > 0) return refuse({ code: 'reaction-incomplete', reason: missing.join('、') });
  const saved = await updateReaction(tx, change);
  return saved ? accept(saved) : refuse({ code: 'reaction-moved-on' });
}

const presentRow = (row: ReactionRow) => ({
  reactionId: String(row.id),
  openedAt: row.opened_at.toISOString(),
  orderId: row.order_id,
  returnId: row.return_id,
  skuId: row.sku_id,
  productName: row.product_name,
  skuName: row.sku_name,
  lotId: row.lot_id === null ? null : String(row.lot_id),
  lotNo: row.lot_no,
  symptom: row.symptom,
  beganOn: row.began_on,
  sawDoctor: row.saw_doctor,
  state: row.state,
});

const HEAD = [
  ...['编号', '登记日期', '商品', '规格', '货号', '批号', '限用日期', '症状', '出现日期', '就医'],
  ...['年龄段', '性别', '状态'],
];
/** What the authority gets: neither names nor order numbers. */
const cellsOf = (row: ReactionRow): string[] => [
  String(row.id),
  shanghaiDate(row.opened_at),
  row.product_name,
  row.sku_name,
  row.sku_code ?? '',
  row.lot_no ?? '',
  row.expires_on ?? '',
  row.symptom,
  row.began_on ?? '',
  row.saw_doctor === null ? '' : row.saw_doctor ? '是' : '否',
  row.age_group ? AGE_GROUP_TEXTS[row.age_group] : '',
  row.sex ? SEX_TEXTS[row.sex] : '',
  REACTION_STATE_TEXTS[row.state],
];
