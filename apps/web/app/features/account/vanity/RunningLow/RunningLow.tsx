import type { Vanity } from '@huarong/contract/account';
import { Price } from '@huarong/ui';
import { ProductPicture, skuPath } from '../../../catalogue/index.ts';
import { dayText } from '../../format/moment-text.ts';
import { Block } from '../../parts/Block/Block.tsx';
import { Reorder } from '../../records/Reorder/Reorder.tsx';
import styles from './RunningLow.module.css';

/** What she will need again soon, by her own pace. */
export const RunningLow = ({ goods }: { goods: Vanity['runningLow'] }) => (
  <Block title="快用完了" note="按你平时的用量估算">
    <ul className={styles.list}>
      {goods.map((each) => (
        <li key={each.skuId}>
          <span className={styles.shot}>
            <ProductPicture path={each.skuImagePath} alt="" sizes="64px" isFaded={each.status !== 'onSale'} />
          </span>
          <p>
            <a href={skuPath(each)}>
              {each.productName} {each.skuName}
            </a>
            <small>
              平均 {each.everyDays} 天一件，上次 {dayText(each.lastBoughtAt)}；
              {each.daysLeft > 0 ? `约还能用 ${each.daysLeft} 天` : '应该已经用完'}
            </small>
          </p>
          {each.offerPrice && <Price amount={each.offerPrice} />}
          <Reorder
            skuId={each.skuId}
            productId={each.productId}
            name={each.productName}
            status={each.status}
          />
        </li>
      ))}
    </ul>
  </Block>
);
