import { ButtonLink, Notice } from '@huarong/ui';
import { countText, dayText } from '../../account/index.ts';
import type { PointsSummary } from '../points-data.ts';
import styles from './ExpiryNotice.module.css';

/** Warns about points that expire this year. */
export function ExpiryNotice({ expiring, now }: { expiring: PointsSummary['expiring']; now: Date }) {
  const [first, second] = expiring;
  if (!first || new Date(first.at).getFullYear() !== now.getFullYear()) return null;
  return (
    <div className={styles.notice}>
      <Notice
        tone="warn"
        title={`${countText(first.points)} 积分将在 ${dayText(first.at)} 到期`}
        action={
          <ButtonLink kind="line" size="sm" href="#rewards">
            去兑换
          </ButtonLink>
        }
      >
        为去年所得中还没用完的部分，使用时先用先到期的。
        {second && `下一批 ${countText(second.points)} 分到 ${dayText(second.at)}。`}
      </Notice>
    </div>
  );
}
