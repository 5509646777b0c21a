import { STORE } from '@huarong/core/shared';
import type { Ranking } from '../rank-data.ts';
import styles from './RankBasis.module.css';

/** How the ranking is calculated: basis, exclusions, conditions and contact. */
export const RankBasis = ({ ranking: { basis } }: { ranking: Ranking }) => (
  <section className={styles.basis} aria-labelledby="basis">
    <h3 id="basis">榜单怎么来的</h3>
    <dl>
      <div>
        <dt>依据</dt>
        <dd>{basis}。</dd>
      </div>
      <div>
        <dt>不计入</dt>
        <dd>赠品、换购与企业采购的件数；已退款的件数从当天扣除。</dd>
      </div>
      <div>
        <dt>入榜条件</dt>
        <dd>在售且有货；名次变化与上周同日的榜单比较。</dd>
      </div>
      <div>
        <dt>有疑问</dt>
        <dd>
          数据每日 {STORE.rankings.refreshHour}:00 刷新，如发现异常可
          <a href="/campaign/feedback.html">写信给我们</a>。
        </dd>
      </div>
    </dl>
  </section>
);
