import { Button, Dialog, Notice, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import { countText, dayText } from '../../account/index.ts';
import { ProductImage } from '../../catalogue/index.ts';
import type { PointsSummary, Reward } from '../points-data.ts';
import styles from './ConfirmExchange.module.css';
import { spendPlan } from './spend-plan.ts';

interface ConfirmExchangeProps {
  reward: Reward;
  summary: PointsSummary;
  onClose: () => void;
}

/** Confirms an exchange: points used, which batches, and the rest. */
export function ConfirmExchange({ reward, summary, onClose }: ConfirmExchangeProps) {
  const [error, setError] = useState('');
  const { revalidate } = useRevalidator();

  const [isSending, exchange] = useAction(async () => {
    const reply = await browserApi({ quiet: true }).points.exchange({ rewardId: reward.rewardId });
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(`已兑换「${reward.name}」，随下一单寄出`);
    onClose();
    await revalidate();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="兑换确认"
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>再想想</Button>
          <Button kind="ink" loading={isSending} loadingLabel="正在兑换" onClick={() => void exchange()}>
            确认兑换
          </Button>
        </>
      }
    >
      <p className={styles.reward}>
        <span className={styles.image}>
          <ProductImage path={reward.imagePath} alt="" sizes="64px" />
        </span>
        <span>
          {reward.name}
          <small>随下一单寄出，不单独收运费</small>
        </span>
      </p>
      <dl className={styles.sums}>
        <div>
          <dt>本次使用</dt>
          <dd>{countText(reward.points)} 分</dd>
        </div>
        {spendPlan(reward.points, summary.expiring).map(({ at, points }) => (
          <div key={at} data-part>
            <dt>其中 {dayText(at)} 到期</dt>
            <dd>{countText(points)} 分</dd>
          </div>
        ))}
        <div>
          <dt>兑换后剩余</dt>
          <dd>{countText(summary.payPoints - reward.points)} 分</dd>
        </div>
      </dl>
      <p className={styles.final}>兑换后不能退回积分。</p>
      {error && <Notice tone="error">{error}</Notice>}
    </Dialog>
  );
}
