import { TitleBanner } from '../../../platform/components/TitleBanner/TitleBanner.tsx';
import type { Ranking } from '../rank-data.ts';
import { monthDayTimeText } from '../rank-dates.ts';
import styles from './RankHead.module.css';

export const RankHead = ({ ranking: { refreshedAt, nextRefreshAt } }: { ranking: Ranking }) => (
  <TitleBanner title="花容榜" intro="名次只由成交、回购、评价与收藏数据决定，品牌不能付费上榜。">
    <div className={styles.times}>
      <p>
        本榜于 <b>{monthDayTimeText(refreshedAt)}</b> 更新
      </p>
      <p>下次更新 {monthDayTimeText(nextRefreshAt)}</p>
    </div>
  </TitleBanner>
);
