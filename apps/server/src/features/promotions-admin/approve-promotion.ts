import { describeBreaks, isWorse } from '@huarong/core/pricing/conflicts';
import { accept, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { type ApprovalCheck, type ApprovalKind, defineApproval } from '../approvals/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import { FLOOR_APPROVAL, findPromotion } from './list.queries.ts';
import { findPriceBreaks, type GuardedPayload, guardedPayload } from './price-guard.ts';
import { findPublishProblem } from './publish-checks.ts';
import { readValues } from './read-values.ts';
import { applyApproved, valuesOf } from './save-promotion.ts';

/** A promotion that sells below cost or below the floor together with what is live. */
export const promotionFloorApproval = (deps: { catalogue: CatalogueSource }): ApprovalKind<GuardedPayload> =>
  defineApproval<GuardedPayload>({
    kind: FLOOR_APPROVAL,
    label: '低于底线的促销',
    permission: 'exposure:approve',
    payload: guardedPayload,
    async describe(db, payload, permissions) {
      const { row, read, breaks } = await look(db, deps, payload);
      return [
        { label: '促销', value: read?.title ?? row?.title ?? payload.promotionId },
        { label: '做什么', value: payload.values ? '改动进行中的促销' : '发布草稿' },
        ...(breaks
          ? describeBreaks(breaks, permissions.has('cost:read'))
          : [{ label: '叠加后', value: '现在没有规格低于底线' }]),
      ];
    },
    async check(db, payload): Promise<ApprovalCheck[]> {
      const { row, read, breaks } = await look(db, deps, payload);
      const isSame = row?.version === payload.version;
      const problem = read ? await findPublishProblem(db, read) : '内容无法读取';
      const worse = isWorse(payload.seen, breaks);
      return [
        { label: '内容', isOk: isSame, detail: isSame ? '与提交时相同' : '提交之后又改过，请重新提交' },
        { label: '可以发布', isOk: problem === null, detail: problem ?? '时间、规格和范围都在' },
        { label: '价格', isOk: !worse, detail: worse ? '比提交时更低，请重新提交' : '不比提交时更低' },
      ];
    },
    async execute(context, payload) {
      const done = await applyApproved(context, payload);
      if (done.ok) return accept({ message: payload.values ? '已改好，马上生效' : '已发布' });
      const { refusal } = done;
      return refuse({ code: refusal.code, ...('reason' in refusal && { message: refusal.reason }) });
    },
  });

async function look(
  db: Queryable,
  deps: { catalogue: CatalogueSource },
  { promotionId, values }: GuardedPayload,
) {
  const row = await findPromotion(db, promotionId);
  const stored = values ?? (row && valuesOf(row));
  const read = stored ? readValues(promotionId, stored) : null;
  if (!read?.ok) return { row, read: null, breaks: null };
  return { row, read: read.value, breaks: await findPriceBreaks(db, deps, promotionId, read.value) };
}
