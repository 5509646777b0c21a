import type { Invoice } from '@huarong/contract/invoices';
import { INVOICE_STATUS } from '@huarong/core/invoices';
import { STORE } from '@huarong/core/shared';
import { ButtonLink, ChipLink, ChipRow, EmptyState, Pager, showToast, TabLinks } from '@huarong/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../platform/api/index.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, ListFooter, PageHead, PageLoading } from '../account/index.ts';
import type { Route } from './+types/invoice-list.route';
import { InvoiceDialog } from './InvoiceDocument/InvoiceDialog.tsx';
import styles from './invoice-list.module.css';
import { loadInvoices } from './invoices-data.ts';
import { ChangeInvoice } from './list/ChangeInvoice/ChangeInvoice.tsx';
import { InvoiceTable } from './list/InvoiceTable/InvoiceTable.tsx';
import type { TableRow } from './list/InvoiceTable/table-row.ts';
import { type InvoicesQuery, invoicesPath, issuePath, STATUSES } from './list/invoices-query.ts';
import { InvoiceTitles } from './titles/InvoiceTitles/InvoiceTitles.tsx';

export const clientLoader = memberLoader(loadInvoices);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('发票');
export const HydrateFallback = PageLoading;

export default function InvoiceList({ loaderData: { query, invoices, titles } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [shownInvoiceId, setShownInvoiceId] = useState<string | null>(null);
  const [changing, setChanging] = useState<Invoice | null>(null);
  const isUnfilteredFirstPage = query.status === null && query.page === 1;
  const rows: TableRow[] = [
    ...(isUnfilteredFirstPage ? invoices.invoiceable.map((invoiceable) => ({ invoiceable })) : []),
    ...invoices.list.map((invoice) => ({ invoice })),
  ];

  /** Fetches the link on click, because it expires after minutes. */
  async function download(invoiceId: string) {
    const reply = await browserApi().invoices.detail({ invoiceId });
    if (reply.ok && reply.value.downloadUrl) window.location.assign(reply.value.downloadUrl);
    else if (reply.ok) showToast('发票还没有开具');
  }

  return (
    <>
      <InvoiceListHead query={query} invoices={invoices} titleCount={titles.list.length} />
      <div className={styles.list}>
        {rows.length > 0 ? (
          <InvoiceTable rows={rows} onShow={setShownInvoiceId} onDownload={download} onChange={setChanging} />
        ) : (
          <EmptyState icon="document" title={isUnfilteredFirstPage ? '还没有发票' : '没有这种状态的发票'}>
            {isUnfilteredFirstPage ? '订单签收后可以在这里申请。' : '换个状态看看。'}
          </EmptyState>
        )}
      </div>
      <ListFooter>
        <Pager
          page={query.page}
          pageCount={invoices.totalPages}
          hrefOf={(page) => invoicesPath(query, { page })}
        />
      </ListFooter>
      <InvoiceTitles titles={titles.list} limit={titles.limit} />
      <InvoiceDialog invoiceId={shownInvoiceId} onClose={() => setShownInvoiceId(null)} />
      <ChangeInvoice
        key={changing?.invoiceId}
        invoice={changing}
        titles={titles.list}
        onClose={() => setChanging(null)}
        onChanged={revalidate}
      />
    </>
  );
}

type InvoiceListHeadProps = Pick<Route.ComponentProps['loaderData'], 'query' | 'invoices'> & {
  titleCount: number;
};

const InvoiceListHead = ({ query, invoices, titleCount }: InvoiceListHeadProps) => (
  <>
    <PageHead
      title="发票"
      note={`签收后 ${STORE.orders.invoiceDays} 天内可申请；金额不含优惠券、积分与储值卡支付`}
      actions={
        invoices.invoiceable.length > 1 && (
          <ButtonLink href={issuePath()} size="sm">
            为多笔订单申请
          </ButtonLink>
        )
      }
    />
    <TabLinks
      label="发票"
      links={[
        {
          label: '发票列表',
          href: invoicesPath(query, { status: null }),
          current: true,
          count: invoices.total,
        },
        { label: '发票抬头', href: '#titles', count: titleCount },
      ]}
      aside={<StatusFilter query={query} />}
    />
  </>
);

const StatusFilter = ({ query }: { query: InvoicesQuery }) => (
  <div className={styles.filter}>
    <ChipRow>
      <ChipLink
        href={invoicesPath(query, { status: null })}
        aria-current={query.status === null ? 'true' : undefined}
      >
        全部状态
      </ChipLink>
      {STATUSES.map((status) => (
        <ChipLink
          key={status}
          href={invoicesPath(query, { status })}
          aria-current={query.status === status ? 'true' : undefined}
        >
          {INVOICE_STATUS[status]}
        </ChipLink>
      ))}
    </ChipRow>
  </div>
);
