import { lazy, Suspense } from 'react';
import { linePath } from '../../../catalogue/index.ts';
import { Block } from '../../parts/Block/Block.tsx';
import type { MemberHomeData } from '../load-member-home.ts';
import { GoodsList } from '../ProductList/ProductList.tsx';
import { vanityReminders } from './vanity-reminders.ts';

/** Buying again brings the whole cart along: the page is drawn before that has come. */
const Reorder = lazy(() =>
  import('../../records/Reorder/Reorder.tsx').then((file) => ({ default: file.Reorder })),
);

/** What on her vanity should be replaced soon. With nothing to say the part is not there. */
export function VanityReminders({ vanity }: Pick<MemberHomeData, 'vanity'>) {
  const reminders = vanity ? vanityReminders(vanity) : [];
  if (reminders.length === 0) return null;
  return (
    <Block title="梳妆台提醒" aside={<a href="/myAccount/vanity">打开梳妆台</a>}>
      <GoodsList
        goods={reminders.map((goods) => ({
          key: goods.skuId,
          picture: goods.skuImagePath,
          name: `${goods.productName} ${goods.skuName}`,
          href: linePath(goods),
          note: goods.text,
          action: (
            <Suspense>
              <Reorder {...goods} name={goods.productName} />
            </Suspense>
          ),
        }))}
      />
    </Block>
  );
}
