import { lazy, Suspense } from 'react';
import { linePath } from '../../../catalogue/index.ts';
import { Block } from '../../parts/Block/Block.tsx';
import type { MemberHomeData } from '../load-member-home.ts';
import { ProductList } from '../ProductList/ProductList.tsx';
import { vanityReminders } from './vanity-reminders.ts';

/** Loaded lazily: Reorder pulls in the cart code, which the first render does not need. */
const Reorder = lazy(() =>
  import('../../records/Reorder/Reorder.tsx').then((file) => ({ default: file.Reorder })),
);

/** Vanity products to replace soon; renders nothing without any. */
export function VanityReminders({ vanity }: Pick<MemberHomeData, 'vanity'>) {
  const reminders = vanity ? vanityReminders(vanity) : [];
  if (reminders.length === 0) return null;
  return (
    <Block title="梳妆台提醒" aside={<a href="/myAccount/vanity">打开梳妆台</a>}>
      <ProductList
        products={reminders.map((product) => ({
          key: product.skuId,
          imagePath: product.skuImagePath,
          name: `${product.productName} ${product.skuName}`,
          href: linePath(product),
          note: product.text,
          action: (
            <Suspense>
              <Reorder {...product} name={product.productName} />
            </Suspense>
          ),
        }))}
      />
    </Block>
  );
}
