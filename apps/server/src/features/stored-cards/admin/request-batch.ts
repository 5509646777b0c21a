import { randomBytes } from 'node:crypto';
import { accept, displayYuan, fen, refuse } from '@huarong/core/shared';
import { type BatchTerms, CARD_KINDS, findBatchProblem } from '@huarong/core/stored-cards';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import { scheduleJob } from '#platform/jobs';
import { defineApproval, requestApproval } from '../../approvals/index.ts';
import { findBatch, lockBatch, updateBatch } from './batches.queries.ts';
import { makeBatchJob } from './make-batch.ts';

const payload = z.object({
  batchId: z.int(),
  kind: z.enum(CARD_KINDS),
  faceFen: z.int(),
  count: z.int(),
  validYears: z.int().nullable(),
  purpose: z.string(),
  document: z.string(),
});

/** Every batch needs a second person: it is money that the shop prints itself. */
export const cardBatchApproval = defineApproval<z.output<typeof payload>>({
  kind: 'card-batch',
  label: '储值卡批次',
  permission: 'card:approve',
  payload,
  describe: async (_db, { kind, faceFen, count, validYears, purpose, document }) => [
    { label: '卡种', value: kind === 'named' ? '记名卡' : '不记名卡' },
    { label: '面值', value: displayYuan(fen(faceFen)) },
    { label: '张数', value: `${count} 张` },
    { label: '激活后负债增加', value: displayYuan(fen(faceFen * count)) },
    { label: '有效期', value: validYears === null ? '不设有效期' : `激活后 ${validYears} 年` },
    { label: '用途', value: purpose },
    { label: '收款单据', value: document },
  ],
  async check(db, { batchId, ...terms }) {
    const problem = findBatchProblem(terms);
    const isWaiting = (await findBatch(db, batchId))?.state === 'waiting';
    return [
      { label: '面值与有效期合规', isOk: problem === null, detail: problem ?? '合规' },
      { label: '批次还在等待', isOk: isWaiting, detail: isWaiting ? '等待批准' : '批次的状态已变化' },
    ];
  },
  async execute({ db, staff }, { batchId, count }) {
    const batch = await lockBatch(db, batchId);
    if (batch?.state !== 'requested') return refuse({ code: 'card-batch-moved-on' });
    await updateBatch(db, batchId, {
      state: 'making',
      seed: randomBytes(32).toString('hex'),
      approved_by: staff.staffId,
    });
    await scheduleJob(db, makeBatchJob, {
      uniqueKey: String(batchId),
      runAt: await readClock(db),
      payload: { batchId },
    });
    return accept({ message: `开始制作 ${count} 张卡` });
  },
});

interface NewBatch extends BatchTerms {
  purpose: string;
  document: string;
  reason: string;
}

export async function requestBatch(context: AdminWriteContext, { reason, ...batch }: NewBatch) {
  const { kind, faceFen, count, validYears, purpose, document } = batch;
  const problem = findBatchProblem(batch);
  if (problem !== null) return refuse({ code: 'card-batch-unlawful', reason: problem });
  const { id: batchId } = await context.db
    .insertInto('card_batch')
    .values({
      kind,
      face_fen: faceFen,
      card_count: count,
      valid_years: validYears,
      purpose,
      document,
      requested_by: context.staff.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { approvalId, approvers } = await requestApproval(context, cardBatchApproval, {
    subject: { kind: 'card-batch', id: String(batchId) },
    title: `制作 ${count} 张 ${displayYuan(fen(faceFen))} 储值卡，${purpose}`,
    amountFen: faceFen * count,
    payload: { batchId, ...batch },
    reason,
  });
  await updateBatch(context.db, batchId, { approval_id: Number(approvalId) });
  return accept({ batchId: String(batchId), approvalId, approvers });
}
