import { ButtonLink, EmptyState, Notice, Pager } from '@huarong/ui';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, PageHead, PageWaiting } from '../account/index.ts';
import type { Route } from './+types/offline-orders.route';
import { ReceiptCard } from './ReceiptCard/ReceiptCard.tsx';
import styles from './records.module.css';
import { loadReceipts, recordPath } from './records-data.ts';

export const clientLoader = memberLoader(loadReceipts);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => [
  { title: '线下订单｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];
export const HydrateFallback = PageWaiting;

const PATH = '/myAccount/offlineOrderList';

export default function OfflineOrdersPage({ loaderData: { page, receipts } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="线下订单"
        note="门店结账时出示会员码，第二天起可查"
        actions={<a href="/myAccount/purchaseRecord">全部购买记录</a>}
      />
      {receipts.list.map((receipt) => (
        <ReceiptCard key={receipt.receiptNo} receipt={receipt} />
      ))}
      {receipts.list.length === 0 ? (
        <EmptyState
          icon="store"
          title="没有门店订单"
          actions={<ButtonLink href="/myAccount/myMemberCard">查看会员卡</ButtonLink>}
        >
          到店结账时出示会员码，积分自动到账。
        </EmptyState>
      ) : (
        <>
          <Pager
            page={page}
            pageCount={receipts.totalPages}
            hrefOf={(to) => recordPath(PATH, { page: to })}
          />
          <div className={styles.missing}>
            <Notice tone="info" icon="store" title="少了一笔？">
              当时没有出示会员码的，30 天内凭小票到门店补登，积分一并补发。
            </Notice>
          </div>
        </>
      )}
    </>
  );
}
