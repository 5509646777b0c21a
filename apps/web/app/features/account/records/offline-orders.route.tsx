import { ButtonLink, EmptyState, Notice, Pager } from '@huarong/ui';
import type { Api } from '../../../platform/api/index.ts';
import type { PageArgs } from '../../../platform/pages/loaders.ts';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import { monthsInput } from '../../../platform/pages/period.ts';
import { memberLoader } from '../../../platform/session/member-loader.ts';
import { unwrapReply } from '../../../platform/session/unwrap-reply.ts';
import { AccountFailure } from '../parts/AccountFailure/AccountFailure.tsx';
import { ListFooter } from '../parts/ListFooter/ListFooter.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { PageLoading } from '../parts/PageLoading/PageLoading.tsx';
import type { Route } from './+types/offline-orders.route';
import { ReceiptCard } from './ReceiptCard/ReceiptCard.tsx';
import { ReceiptChoices } from './ReceiptChoices.tsx';
import { RECEIPTS_PATH, readReceiptsQuery, receiptsPath } from './receipts-query.ts';
import styles from './records.module.css';

const PAGE_SIZE = 10;

async function loadReceipts(api: Api, { url }: PageArgs) {
  const query = readReceiptsQuery(url.searchParams);
  const input = { pageNo: query.page, pageSize: PAGE_SIZE, ...monthsInput(query.period) };
  const reply = await api.account.offlineOrders({ ...input, ...(query.store && { store: query.store }) });
  return { query, receipts: unwrapReply(reply) };
}

export const clientLoader = memberLoader(loadReceipts);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('线下订单');
export const HydrateFallback = PageLoading;

export default function OfflineOrdersPage({ loaderData: { query, receipts } }: Route.ComponentProps) {
  const hasBought = receipts.stores.length > 0;
  return (
    <>
      <PageHead title="线下订单" note="门店结账时出示会员码，第二天起可查" />
      {hasBought && <ReceiptChoices query={query} stores={receipts.stores} />}
      {receipts.list.map((receipt) => (
        <ReceiptCard key={receipt.receiptNo} receipt={receipt} />
      ))}
      {receipts.list.length === 0 && <NoReceipts hasBought={hasBought} />}
      <ListFooter>
        <Pager
          page={query.page}
          pageCount={receipts.totalPages}
          hrefOf={(page) => receiptsPath(query, { page })}
        />
      </ListFooter>
      <div className={styles.missing}>
        <Notice tone="info" icon="store" title="少了一笔？">
          当时没有出示会员码的，凭小票到门店补登，积分一并补发。
        </Notice>
      </div>
    </>
  );
}

const NoReceipts = ({ hasBought }: { hasBought: boolean }) =>
  hasBought ? (
    <EmptyState
      icon="store"
      title="没有这样的门店订单"
      actions={<ButtonLink href={`${RECEIPTS_PATH}?months=all`}>查看全部</ButtonLink>}
    >
      换一家门店或放宽时间看看。
    </EmptyState>
  ) : (
    <EmptyState
      icon="store"
      title="没有门店订单"
      actions={<ButtonLink href="/myAccount/myMemberCard">查看会员卡</ButtonLink>}
    >
      到店结账时出示会员码，积分自动到账。
    </EmptyState>
  );
