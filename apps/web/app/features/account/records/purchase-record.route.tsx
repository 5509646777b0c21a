import { ButtonLink, EmptyState, Pager } from '@huarong/ui';
import type { Api } from '../../../platform/api/index.ts';
import type { PageArgs } from '../../../platform/pages/loaders.ts';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import { memberLoader } from '../../../platform/session/member-loader.ts';
import { unwrapReply } from '../../../platform/session/unwrap-reply.ts';
import { AccountFailure } from '../parts/AccountFailure/AccountFailure.tsx';
import { KeywordSearch } from '../parts/KeywordSearch/KeywordSearch.tsx';
import { ListFooter } from '../parts/ListFooter/ListFooter.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { PageLoading } from '../parts/PageLoading/PageLoading.tsx';
import type { Route } from './+types/purchase-record.route';
import { PurchaseCard } from './PurchaseCard/PurchaseCard.tsx';
import { PURCHASES_PATH, purchasesPath, readPurchasesQuery } from './purchases-path.ts';
import styles from './records.module.css';

const PAGE_SIZE = 25;

async function loadPurchases(api: Api, { url: { searchParams } }: PageArgs) {
  const { page, keyword } = readPurchasesQuery(searchParams);
  const input = { pageNo: page, pageSize: PAGE_SIZE, ...(keyword && { keyword }) };
  return { page, keyword, purchases: unwrapReply(await api.account.purchaseRecord(input)) };
}

export const clientLoader = memberLoader(loadPurchases);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('购买记录');
export const HydrateFallback = PageLoading;

export default function PurchaseRecordPage({
  loaderData: { page, keyword, purchases },
}: Route.ComponentProps) {
  const years = [...Map.groupBy(purchases.list, ({ boughtAt }) => boughtAt.slice(0, 4))];
  return (
    <>
      <PageHead
        title="购买记录"
        note={
          keyword
            ? `与“${keyword}”有关的 ${purchases.total} 件`
            : `线上与门店买过的 ${purchases.total} 件，按件查看`
        }
        actions={
          <KeywordSearch
            path={PURCHASES_PATH}
            label="在买过的商品里搜索"
            placeholder="商品或品牌"
            keyword={keyword}
          />
        }
      />
      {years.map(([year, bought]) => (
        <section key={year} className={styles.year} aria-label={`${year} 年`}>
          <b aria-hidden="true">{year}</b>
          <div className={styles.cards}>
            {bought.map((purchase) => (
              <PurchaseCard
                key={`${purchase.boughtAt} ${purchase.where} ${purchase.skuId}`}
                purchase={purchase}
              />
            ))}
          </div>
        </section>
      ))}
      {purchases.list.length === 0 && (
        <EmptyState
          icon="list"
          title={keyword ? `没有买过与“${keyword}”有关的商品` : '还没有购买记录'}
          actions={
            keyword ? (
              <ButtonLink href={PURCHASES_PATH}>查看全部</ButtonLink>
            ) : (
              <ButtonLink href="/">去逛逛</ButtonLink>
            )
          }
        >
          {keyword ? '换个商品名或品牌试试。' : '线上付款或门店结账后，买过的都会记在这里。'}
        </EmptyState>
      )}
      <ListFooter>
        <Pager
          page={page}
          pageCount={purchases.totalPages}
          hrefOf={(to) => purchasesPath({ page: to, keyword })}
        />
      </ListFooter>
    </>
  );
}
