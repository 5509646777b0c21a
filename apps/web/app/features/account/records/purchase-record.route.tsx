import { ButtonLink, EmptyState, Pager } from '@huarong/ui';
import { memberLoader } from '../../../platform/session/member-loader.ts';
import { AccountFailure } from '../parts/AccountFailure/AccountFailure.tsx';
import { WordSearch } from '../parts/KeywordSearch/KeywordSearch.tsx';
import { UnderList } from '../parts/ListFooter/ListFooter.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { PageWaiting } from '../parts/PageLoading/PageLoading.tsx';
import type { Route } from './+types/purchase-record.route';
import { PieceCard } from './PurchaseCard/PurchaseCard.tsx';
import { loadPurchases } from './purchases-data.ts';
import { PURCHASES_PATH, purchasesPath } from './purchases-path.ts';
import styles from './records.module.css';

export const clientLoader = memberLoader(loadPurchases);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => [
  { title: '购买记录｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];
export const HydrateFallback = PageWaiting;

export default function PurchaseRecordPage({ loaderData: { page, word, pieces } }: Route.ComponentProps) {
  const years = [...Map.groupBy(pieces.list, ({ boughtAt }) => boughtAt.slice(0, 4))];
  return (
    <>
      <PageHead
        title="购买记录"
        note={word ? `与“${word}”有关的 ${pieces.total} 件` : `线上与门店买过的 ${pieces.total} 件，按件查看`}
        actions={
          <WordSearch path={PURCHASES_PATH} label="在买过的商品里搜索" placeholder="商品或品牌" word={word} />
        }
      />
      {years.map(([year, bought]) => (
        <section key={year} className={styles.year} aria-label={`${year} 年`}>
          <b aria-hidden="true">{year}</b>
          <div className={styles.pieces}>
            {bought.map((piece) => (
              <PieceCard key={`${piece.boughtAt} ${piece.where} ${piece.skuId}`} piece={piece} />
            ))}
          </div>
        </section>
      ))}
      {pieces.list.length === 0 && (
        <EmptyState
          icon="list"
          title={word ? `没有买过与“${word}”有关的商品` : '还没有购买记录'}
          actions={
            word ? (
              <ButtonLink href={PURCHASES_PATH}>查看全部</ButtonLink>
            ) : (
              <ButtonLink href="/">去逛逛</ButtonLink>
            )
          }
        >
          {word ? '换个商品名或品牌试试。' : '线上付款或门店结账后，买过的都会记在这里。'}
        </EmptyState>
      )}
      <UnderList>
        <Pager page={page} pageCount={pieces.totalPages} hrefOf={(to) => purchasesPath({ page: to, word })} />
      </UnderList>
    </>
  );
}
