import type { VanityItem } from '@huarong/contract/account';
import { STORE } from '@huarong/core/shared';
import { Button } from '@huarong/ui';
import type { ReactNode } from 'react';
import { ProductImage, skuPath } from '../../../catalogue/index.ts';
import { TextButton } from '../../../identity/index.ts';
import { dayText } from '../../format/moment-text.ts';
import { Reorder } from '../../records/Reorder/Reorder.tsx';
import { percentElapsed, timeLeftText, urgencyOf } from '../time-left.ts';
import styles from './VanityCard.module.css';

interface VanityCardProps {
  item: VanityItem;
  onOpened: (item: VanityItem) => void;
  onUsedUp: (item: VanityItem) => void;
}

/** A product on the vanity: the time left after opening, or unopened. */
export function VanityCard({ item, onOpened, onUsedUp }: VanityCardProps) {
  const name = `${item.productName} ${item.skuName}`;
  const isExpired = item.daysLeft !== undefined && item.daysLeft <= 0;
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.image}>
        <ProductImage path={item.skuImagePath} alt="" sizes="260px" />
        {item.openedMonths !== undefined && (
          <span className={styles.months}>
            <span aria-hidden="true">{item.openedMonths}M</span>
            <span className={styles.read}>开封后 {item.openedMonths} 个月</span>
          </span>
        )}
      </div>
      <p className={styles.brand}>{item.brandName}</p>
      <h3>
        {item.status === 'gone' ? name : <a href={skuPath(item)}>{name}</a>}
        {item.quantity > 1 && `，${item.quantity} 件`}
      </h3>
      {item.openedOn === undefined ? (
        <Line left={`${dayText(item.boughtAt)} ${item.where}`} right="未开封" />
      ) : (
        <InUse item={item} />
      )}
      <div className={styles.actions}>
        {item.openedOn === undefined ? (
          <Button size="sm" kind="ink" onClick={() => onOpened(item)} aria-label={`记录开封 ${name}`}>
            记录开封
          </Button>
        ) : (
          <Reorder
            skuId={item.skuId}
            productId={item.productId}
            name={name}
            status={item.status}
            isMain={isExpired}
          />
        )}
        <TextButton onClick={() => onUsedUp(item)} aria-label={`${isExpired ? '已丢弃' : '用完了'} ${name}`}>
          {isExpired ? '已丢弃' : '用完了'}
        </TextButton>
        {item.openedOn !== undefined && (
          <TextButton onClick={() => onOpened(item)} aria-label={`改日期 ${name}`}>
            改日期
          </TextButton>
        )}
      </div>
    </article>
  );
}

function InUse({ item: { openedOn, openedMonths, daysLeft } }: { item: VanityItem }) {
  if (daysLeft === undefined || openedMonths === undefined)
    return <Line left={`${openedOn} 开封`} right="以包装为准" />;
  const urgency = urgencyOf(daysLeft, STORE.account.endingSoonDays);
  return (
    <>
      <progress
        className={styles.bar}
        data-urgency={urgency}
        aria-label="开封后已过的时间"
        value={percentElapsed(daysLeft, openedMonths)}
        max={100}
      />
      <Line left={`${openedOn} 开封`} right={<b data-urgency={urgency}>{timeLeftText(daysLeft)}</b>} />
    </>
  );
}

const Line = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <p className={styles.line}>
    <span>{left}</span>
    {right}
  </p>
);
