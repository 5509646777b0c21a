import { Button } from '@huarong/ui';
import { useState } from 'react';
import { Block, countText } from '../../account/index.ts';
import { ProductPicture } from '../../catalogue/index.ts';
import { ConfirmExchange } from '../ConfirmExchange/ConfirmExchange.tsx';
import type { PointsSummary, Reward } from '../points-data.ts';
import styles from './Rewards.module.css';

/** What points can be given for. */
export function Rewards({ summary }: { summary: PointsSummary }) {
  const [wanted, setWanted] = useState<Reward | null>(null);
  if (summary.rewards.length === 0) return null;
  return (
    <Block title="积分兑换" note="随下一单寄出，不单独收运费" id="rewards">
      <ul className={styles.rewards}>
        {summary.rewards.map((reward) => (
          <li key={reward.rewardId}>
            <span className={styles.picture}>
              <ProductPicture path={reward.imagePath} alt="" isFaded={reward.left === 0} />
            </span>
            <span>{reward.name}</span>
            <b>{countText(reward.points)} 分</b>
            <small>{stockOf(reward, summary.payPoints)}</small>
            <ExchangeButton reward={reward} has={summary.payPoints} onWant={() => setWanted(reward)} />
          </li>
        ))}
      </ul>
      {wanted && <ConfirmExchange reward={wanted} summary={summary} onClose={() => setWanted(null)} />}
    </Block>
  );
}

function stockOf({ left, points }: Reward, has: number): string {
  if (left === 0) return '补货中';
  return points > has ? `还差 ${countText(points - has)} 分` : `剩 ${left} 份`;
}

function ExchangeButton({ reward, has, onWant }: { reward: Reward; has: number; onWant: () => void }) {
  const why = reward.left === 0 ? '已兑完' : reward.points > has ? '积分不足' : null;
  return (
    <Button
      kind="ink"
      size="sm"
      block
      disabled={why !== null}
      onClick={onWant}
      aria-label={`${why ?? '兑换'}：${reward.name}`}
    >
      {why ?? '兑换'}
    </Button>
  );
}
