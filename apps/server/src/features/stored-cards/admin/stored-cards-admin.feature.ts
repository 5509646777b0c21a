import { storedCardsContract } from '@huarong/contract/admin/stored-cards';
import { maskMobile } from '@huarong/core/identity';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { readClock } from '#platform/clock';
import { balanceOf } from '../../ledger/index.ts';
import { activateBatch, batchCode, canBeDiscarded, discardBatch, downloadBatch } from './batch-steps.ts';
import { type BatchRow, countBatches, findBatch, listBatches } from './batches.queries.ts';
import {
  findCards,
  findReplacements,
  findStaffCard,
  listBatchCards,
  listCardChanges,
  listCardEntries,
  type StaffCardRow,
} from './cards.queries.ts';
import { setFrozen } from './freeze-card.ts';
import { listLiability } from './liability.queries.ts';
import { presentLiability } from './present-liability.ts';
import { requestReplacement } from './replace-card.ts';
import { requestBatch } from './request-batch.ts';

const PAGE_CARDS = 100;

/** Stored-value cards: batches, single cards, what the shop owes. */
export const storedCardsAdminFeature: AdminFeature = implementAdmin('storedCards', storedCardsContract, {
  async batches({ db }, { after, before, size }) {
    const rows = await listBatches(db, {
      size: size + 1,
      after: positionOf(after),
      before: positionOf(before),
    });
    return accept(
      pageOfRows(
        rows,
        { size, after, before, cursorOf: ({ id }) => String(id), total: await countBatches(db) },
        presentBatch,
      ),
    );
  },
  async batch({ db, staff }, { batchId, from }) {
    const batch = await findBatch(db, Number(batchId));
    if (!batch) return refuse({ code: 'card-batch-not-found' });
    const cards = await listBatchCards(db, batch.id, { after: from, size: PAGE_CARDS + 1 });
    const shown = cards.slice(0, PAGE_CARDS);
    const { permissions, staffId } = staff;
    return accept({
      ...presentBatch(batch),
      cards: shown.map(presentCard),
      next: cards.length > PAGE_CARDS ? (shown.at(-1)?.batch_number ?? null) : null,
      canDownload:
        batch.state === 'ready' && permissions.has('card:approve') && batch.requested_by !== staffId,
      canActivate:
        batch.state === 'downloaded' && permissions.has('card:issue') && batch.downloaded_by !== staffId,
      canDiscard: canBeDiscarded(batch.state) && permissions.has('card:issue'),
    });
  },
  async liability({ db }) {
    const [rows, issuedByLedger] = [await listLiability(db), await balanceOf(db, 'cards-issued')];
    return accept(presentLiability(rows, { issuedByLedger, readAt: await readClock(db) }));
  },
  requestBatch: (context, { validYears, ...batch }) =>
    requestBatch(context, { ...batch, validYears: validYears ?? null }),
  download: (context, { batchId, password }) =>
    downloadBatch(context, { batchId: Number(batchId), password }),
  activate: (context, { batchId }) => activateBatch(context, Number(batchId)),
  discard: (context, { batchId }) => discardBatch(context, Number(batchId)),
  find: async ({ db }, input) => accept({ cards: (await findCards(db, input)).map(presentCard) }),
  async card({ db }, { cardId }) {
    const card = await findStaffCard(db, cardId);
    if (!card) return refuse({ code: 'card-not-found' });
    const { replaces_tail, replaced_by_tail } = await findReplacements(db, cardId);
    return accept({
      ...presentCard(card),
      replacesTail: replaces_tail,
      replacedByTail: replaced_by_tail,
      entries: (await listCardEntries(db, cardId)).map(({ kind, amount_fen, balance_fen, at }) => ({
        at: at.toISOString(),
        text: ENTRY_TEXTS[kind],
        amountFen: amount_fen,
        balanceFen: balance_fen,
      })),
      changes: (await listCardChanges(db, cardId)).map(({ action, at, reason, name }) => ({
        at: at.toISOString(),
        text: CHANGE_TEXTS[action],
        by: name ?? '持卡会员',
        reason,
      })),
    });
  },
  freeze: (context, input) => setFrozen(context, { ...input, isFrozen: true }),
  unfreeze: (context, input) => setFrozen(context, { ...input, isFrozen: false }),
  replace: requestReplacement,
});

const ENTRY_TEXTS = {
  issue: '激活',
  bind: '绑定会员',
  hold: '下单占用',
  capture: '支付',
  release: '解除占用',
  refund: '退回',
  'move-out': '换卡转出',
  'move-in': '换卡转入',
} as const;
const CHANGE_TEXTS = {
  reportLost: '挂失',
  found: '解除挂失',
  unbind: '解除绑定',
  freeze: '冻结',
  unfreeze: '解冻',
  replace: '换卡',
} as const;

/** A cursor of another list is not a number. */
const positionOf = (cursor: string | undefined): number | null =>
  cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;

const presentBatch = (row: BatchRow) => ({
  batchId: String(row.id),
  code: batchCode(row),
  kind: row.kind,
  faceFen: row.face_fen,
  count: row.card_count,
  validYears: row.valid_years,
  purpose: row.purpose,
  document: row.document,
  state: row.state,
  approvalId: row.approval_id === null ? null : String(row.approval_id),
  requestedBy: row.requester,
  requestedAt: row.requested_at.toISOString(),
  approvedBy: row.approver,
  downloadedBy: row.downloader,
  downloadedAt: row.downloaded_at?.toISOString() ?? null,
  activatedBy: row.activator,
  activatedAt: row.activated_at?.toISOString() ?? null,
  made: row.made,
  activated: row.activated,
  blocked: row.blocked,
  issuedFen: row.issued_fen,
  balanceFen: row.balance_fen,
});

const presentCard = (row: StaffCardRow) => ({
  cardId: row.id,
  tail: row.tail,
  number: row.batch_number,
  batchCode:
    row.batch_id !== null && row.requested_at !== null
      ? batchCode({ id: row.batch_id, requested_at: row.requested_at })
      : null,
  state: row.state,
  faceFen: row.face_fen,
  balanceFen: row.balance_fen,
  heldFen: row.held_fen,
  expiresAt: row.expires_at?.toISOString() ?? null,
  member:
    row.member_id === null
      ? null
      : { memberId: row.member_id, nickname: row.nickname ?? '', mobile: maskMobile(row.mobile ?? '') },
});
