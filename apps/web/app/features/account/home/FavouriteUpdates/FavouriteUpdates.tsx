import { linePath } from '../../../catalogue/index.ts';
import { amountText } from '../../format/amount-text.ts';
import { Block } from '../../parts/Block/Block.tsx';
import type { MemberHomeData } from '../load-member-home.ts';
import { ProductList } from '../ProductList/ProductList.tsx';
import styles from './FavouriteUpdates.module.css';

const MAX_SHOWN = 3;

/** Favourites that became cheaper since they were saved, and reminders whose product is back in stock. */
export function FavouriteUpdates({ cheaper, arrived }: Pick<MemberHomeData, 'cheaper' | 'arrived'>) {
  const updates = [
    ...cheaper.map((product) => ({
      key: `cheaper ${product.skuId}`,
      imagePath: product.skuImagePath,
      name: product.productName,
      href: linePath(product),
      note: product.cheaperBy ? `比收藏时低 ${amountText(product.cheaperBy)}` : '降价了',
      isCheaper: true,
    })),
    ...arrived.map((reminder) => ({
      key: `arrived ${reminder.reminderId}`,
      imagePath: reminder.skuImagePath,
      name: reminder.productName,
      href: linePath(reminder),
      note: `已到货，${reminder.skuName}`,
    })),
  ].slice(0, MAX_SHOWN);
  if (updates.length === 0) return null;
  return (
    <Block title="降价与到货">
      <ProductList
        products={updates.map((update) => ({
          ...update,
          action: (
            <a className={styles.link} href={update.href} aria-label={`看看：${update.name}`}>
              看看
            </a>
          ),
        }))}
      />
    </Block>
  );
}
