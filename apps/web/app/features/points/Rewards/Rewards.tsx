import { Button } from '@huarong/ui';
import { useState } from 'react';
import { Block, countText } from '../../account/index.ts';
import { ProductImage } from '../../catalogue/index.ts';
import { ConfirmExchange } from '../ConfirmExchange/ConfirmExchange.tsx';
import type { PointsSummary, Reward } from '../points-data.ts';
import styles from './Rewards.module.css';

/** Rewards for points. */
export function Rewards({ summary }: { summary: PointsSummary }) {
  const [selected, setSelected] = useState<Reward | null>(null);
  if (summary.rewards.length === 0) return null;
  return (
    <Block title="积分兑换" note="随下一单寄出，不单独收运费" id="rewards">
      <ul className={styles.rewards}>
        {summary.rewards.map((reward) => (
          <li key={reward.rewardId}>
            <span className={styles.image}>
              <ProductImage path={reward.imagePath} alt="" isFaded={reward.left === 0} />
            </span>
            <span>{reward.name}</span>
            <b>{countText(reward.points)} 分</b>
            <small>{stockText(reward, summary.payPoints)}</small>
            <ExchangeButton
              reward={reward}
              balance={summary.payPoints}
              onSelect={() => setSelected(reward)}
            />
          </li>
        ))}
      </ul>
      {selected && <ConfirmExchange reward={selected} summary={summary} onClose={() => setSelected(null)} />}
    </Block>
  );
}

function stockText({ left, points }: Reward, balance: number): string {
  if (left === 0) return '补货中';
  return points > balance ? `还差 ${countText(points - balance)} 分` : `剩 ${left} 份`;
}

function ExchangeButton({
  reward,
  balance,
  onSelect,
}: {
  reward: Reward;
  balance: number;
  onSelect: () => void;
}) {
  const disabledReason = reward.left === 0 ? '已兑完' : reward.points > balance ? '积分不足' : null;
  return (
    <Button
      kind="ink"
      size="sm"
      block
      disabled={disabledReason !== null}
      onClick={onSelect}
      aria-label={`${disabledReason ?? '兑换'}：${reward.name}`}
    >
      {disabledReason ?? '兑换'}
    </Button>
  );
}
