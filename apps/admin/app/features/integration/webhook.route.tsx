import { useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import type { Filter } from '../../ui/filters/filter.ts';
import { formatExactTime, formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/webhook.route';
import { DeliveryDrawer } from './DeliveryDrawer.tsx';
import { DELIVERY_STATES, type DeliveryRow, TOPICS, topicLabel, webhookState } from './types.ts';
import { WebhookActions } from './WebhookActions.tsx';

export const meta = () => [{ title: '推送记录 · 花容管理后台' }];

export async function clientLoader({ request, params: { webhookId } }: Route.ClientLoaderArgs) {
  const filters = Object.fromEntries(new URL(request.url).searchParams);
  const [webhook, page] = await Promise.all([
    load(api.webhooks.detail({ webhookId })),
    load(api.webhooks.deliveries({ ...filters, webhookId } as Parameters<typeof api.webhooks.deliveries>[0])),
  ]);
  return { webhook, page };
}

const FILTERS: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'state',
    label: '状态',
    options: Object.entries(DELIVERY_STATES).map(([value, { label }]) => ({ value, label })),
  },
  {
    kind: 'choice',
    name: 'topic',
    label: '通知',
    options: Object.entries(TOPICS).map(([value, label]) => ({ value, label })),
  },
];

/** One webhook and what was sent to it in the last 30 days. */
export default function WebhookPage({ loaderData: { webhook, page } }: Route.ComponentProps) {
  const can = useCan();
  const canWrite = can('integration:write');
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [opened, setOpened] = useState<DeliveryRow>();
  const columns: readonly Column<DeliveryRow>[] = [
    { id: 'at', label: '时间', cell: ({ createdAt }) => formatExactTime(createdAt) },
    {
      id: 'topic',
      label: '通知',
      cell: (row) => (
        <span className="c2">
          <span>
            <button type="button" className="lnk-q" onClick={() => setOpened(row)}>
              <b>{topicLabel(row.topic)}</b>
            </button>
          </span>
          <small className="no">{row.eventId}</small>
        </span>
      ),
    },
    {
      id: 'state',
      label: '状态',
      cell: (row) => (
        <span className="c2">
          <span className={DELIVERY_STATES[row.state].className}>{DELIVERY_STATES[row.state].label}</span>
          {row.error && <small className="ell">{row.error}</small>}
        </span>
      ),
    },
    { id: 'status', label: '答复', isNumber: true, cell: ({ status }) => status ?? '—' },
    { id: 'ms', label: '毫秒', isNumber: true, cell: ({ milliseconds }) => milliseconds ?? '—' },
    { id: 'attempts', label: '次数', isNumber: true, cell: ({ attempts }) => attempts },
    {
      id: 'next',
      label: '下次尝试',
      cell: ({ nextAttemptAt }) => (nextAttemptAt === null ? '—' : formatExactTime(nextAttemptAt)),
    },
  ];
  const mark = webhookState(webhook);
  return (
    <>
      <div className="phead">
        <h1>{webhook.name}</h1>
        <span className={mark.className}>{mark.label}</span>
        {canWrite && <WebhookActions webhook={webhook} onChanged={() => void revalidate()} />}
      </div>
      {webhook.pausedNote && <p className="note note-warn">{webhook.pausedNote}，恢复后继续发送</p>}
      <dl className="invoice-facts">
        <dt>接收地址</dt>
        <dd className="no">{webhook.url}</dd>
        <dt>通知</dt>
        <dd>{webhook.topics.map(topicLabel).join('、')}</dd>
        {webhook.previousUntil && (
          <>
            <dt>旧的签名密钥</dt>
            <dd>{formatTime(webhook.previousUntil)} 前仍然有效</dd>
          </>
        )}
      </dl>
      <FilterBar filters={FILTERS} />
      {page.rows.length === 0 ? (
        <Empty title="没有推送记录" icon="document" />
      ) : (
        <DataTable
          label="推送记录"
          columns={columns}
          rows={page.rows}
          idOf={({ deliveryId }) => deliveryId}
          onOpen={setOpened}
          isBusy={state === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="条"
      />
      {opened && (
        <DeliveryDrawer
          delivery={opened}
          canResend={canWrite}
          onClose={() => setOpened(undefined)}
          onResend={async () => {
            const reply = await api.webhooks.resend({ deliveryId: opened.deliveryId });
            showToast(reply.ok ? '已重新发送' : reply.refusal.message);
            setOpened(undefined);
            void revalidate();
          }}
        />
      )}
    </>
  );
}
