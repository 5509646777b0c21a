import { linePath } from '../../../catalogue/index.ts';
import { amountText } from '../../format/amount-text.ts';
import { Block } from '../../parts/Block/Block.tsx';
import type { MemberHomeData } from '../load-member-home.ts';
import { GoodsList } from '../ProductList/ProductList.tsx';
import styles from './FavouriteUpdates.module.css';

const MOST = 3;

/** Favourites that cost less than when they were saved, and what has come that she waited for. */
export function KeptNews({ cheaper, arrived }: Pick<MemberHomeData, 'cheaper' | 'arrived'>) {
  const news = [
    ...cheaper.map((product) => ({
      key: `cheaper ${product.skuId}`,
      picture: product.skuImagePath,
      name: product.productName,
      href: linePath(product),
      note: product.cheaperBy ? `比收藏时低 ${amountText(product.cheaperBy)}` : '降价了',
      isCheaper: true,
    })),
    ...arrived.map((goods) => ({
      key: `arrived ${goods.reminderId}`,
      picture: goods.skuImagePath,
      name: goods.productName,
      href: linePath(goods),
      note: `已到货，${goods.skuName}`,
    })),
  ].slice(0, MOST);
  if (news.length === 0) return null;
  return (
    <Block title="降价与到货">
      <GoodsList
        goods={news.map((each) => ({
          ...each,
          action: (
            <a className={styles.look} href={each.href} aria-label={`看看：${each.name}`}>
              看看
            </a>
          ),
        }))}
      />
    </Block>
  );
}
