import type { ReturnDetail } from '@huarong/contract/returns';
import { isGivenUp } from '@huarong/core/returns';
import { Button, StatusTag, showConfirm, showToast } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../platform/api/index.ts';
import { NewsLine, StepLine } from '../../../account/index.ts';
import { RefundBreakdown } from '../../RefundBreakdown/RefundBreakdown.tsx';
import { returnTone } from '../../texts/return-tone.ts';
import { Evidence } from '../Evidence/Evidence.tsx';
import { ReturnedItems } from '../ReturnedItems/ReturnedItems.tsx';
import { Waybill } from '../Waybill/Waybill.tsx';
import styles from './ReturnDetails.module.css';

const totalLabelOf = (status: ReturnDetail['returnStatus']) =>
  status === 60 ? '退款金额' : isGivenUp(status) ? '原申请退款' : '预计退款';

interface ReturnDetailsProps {
  detail: ReturnDetail;
  /** The page of the order it belongs to. */
  orderPath: string;
}

/** One return: where it stands, what happened so far, and what comes back. */
export function ReturnDetails({ detail: shown, orderPath }: ReturnDetailsProps) {
  const { revalidate } = useRevalidator();
  async function withdraw() {
    if (!(await showConfirm('撤销这次申请吗？可退期内可以再次申请。'))) return;
    const reply = await browserApi().returns.cancel({ returnId: shown.returnId });
    if (reply.ok) showToast('已撤销');
    await revalidate();
  }
  const isExchange = shown.kind === 3 && shown.refund.total === '0.00';
  return (
    <article className={styles.card}>
      <header>
        <b>{shown.statusText}</b>
        <StatusTag tone={returnTone(shown.returnStatus)}>{shown.nextText}</StatusTag>
        {shown.canCancel && (
          <Button kind="soft" size="sm" onClick={withdraw}>
            撤销申请
          </Button>
        )}
      </header>
      <div className={styles.body}>
        <div>
          <StepLine label="退货进度" steps={shown.steps} />
          <div className={styles.news}>
            <NewsLine label="退货记录" news={shown.timeline} />
          </div>
          <Evidence detail={shown} />
          <ReturnedItems detail={shown} orderPath={orderPath} />
        </div>
        <div className={styles.side}>
          {shown.canAddWaybill && <Waybill key={shown.waybillNo ?? ''} detail={shown} />}
          <section className={styles.refund} aria-labelledby="refund">
            <h2 id="refund">{isExchange ? '换货商品' : '退款明细'}</h2>
            <RefundBreakdown
              refund={shown.refund}
              totalLabel={totalLabelOf(shown.returnStatus)}
              isExchange={isExchange}
            />
          </section>
        </div>
      </div>
    </article>
  );
}
