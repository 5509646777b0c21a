import type { ReturnDetail } from '@huarong/contract/returns';
import { isEndedWithoutRefund, ReturnKind, ReturnStatus } from '@huarong/core/returns';
import { Button, StatusTag, showConfirm, showToast } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../platform/api/index.ts';
import { NotificationLine, StepLine } from '../../../account/index.ts';
import { RefundBreakdown } from '../../RefundBreakdown/RefundBreakdown.tsx';
import { returnTone } from '../../texts/return-tone.ts';
import { Evidence } from '../Evidence/Evidence.tsx';
import { ReturnedItems } from '../ReturnedItems/ReturnedItems.tsx';
import { Waybill } from '../Waybill/Waybill.tsx';
import styles from './ReturnDetails.module.css';

const totalLabelOf = (status: ReturnDetail['returnStatus']) =>
  status === ReturnStatus.Completed ? '退款金额' : isEndedWithoutRefund(status) ? '原申请退款' : '预计退款';

interface ReturnDetailsProps {
  detail: ReturnDetail;
  /** The page of its order. */
  orderPath: string;
}

/** One return: status, history, evidence, items and refund. */
export function ReturnDetails({ detail, orderPath }: ReturnDetailsProps) {
  const { revalidate } = useRevalidator();
  async function withdraw() {
    if (!(await showConfirm('撤销这次申请吗？可退期内可以再次申请。'))) return;
    const reply = await browserApi().returns.cancel({ returnId: detail.returnId });
    if (reply.ok) showToast('已撤销');
    await revalidate();
  }
  const isExchange = detail.kind === ReturnKind.Exchange && detail.refund.total === '0.00';
  return (
    <article className={styles.card}>
      <header>
        <b>{detail.statusText}</b>
        <StatusTag tone={returnTone(detail.returnStatus)}>{detail.nextText}</StatusTag>
        {detail.canCancel && (
          <Button kind="soft" size="sm" onClick={withdraw}>
            撤销申请
          </Button>
        )}
      </header>
      <div className={styles.body}>
        <div>
          <StepLine label="退货进度" steps={detail.steps} />
          <div className={styles.events}>
            <NotificationLine label="退货记录" entries={detail.timeline} />
          </div>
          <Evidence detail={detail} />
          <ReturnedItems detail={detail} orderPath={orderPath} />
        </div>
        <div className={styles.side}>
          {detail.canAddWaybill && <Waybill key={detail.waybillNo ?? ''} detail={detail} />}
          <section className={styles.refund} aria-labelledby="refund">
            <h2 id="refund">{isExchange ? '换货商品' : '退款明细'}</h2>
            <RefundBreakdown
              refund={detail.refund}
              totalLabel={totalLabelOf(detail.returnStatus)}
              isExchange={isExchange}
            />
          </section>
        </div>
      </div>
    </article>
  );
}
