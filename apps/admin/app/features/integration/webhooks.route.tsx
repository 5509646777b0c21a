import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatTime } from '../../ui/format.ts';
import { SecretDialog } from '../../ui/SecretDialog.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/webhooks.route';
import { IntegrationTabs } from './IntegrationTabs.tsx';
import { topicLabel, type WebhookRow, webhookState } from './types.ts';
import { WebhookDialog } from './WebhookDialog.tsx';

export const meta = () => [{ title: '推送 · 花容管理后台' }];
export const clientLoader = () => load(api.webhooks.list({}));

const COLUMNS: readonly Column<WebhookRow>[] = [
  {
    id: 'name',
    label: '名称',
    cell: ({ webhookId, name, url }) => (
      <span className="c2">
        <span>
          <Link className="lnk" to={`/integration/webhooks/${webhookId}`}>
            {name}
          </Link>
        </span>
        <small className="ell">{url}</small>
      </span>
    ),
  },
  { id: 'topics', label: '通知什么', cell: ({ topics }) => topics.map(topicLabel).join('、') },
  {
    id: 'last',
    label: '上次送达',
    cell: ({ lastDeliveredAt }) => (lastDeliveredAt === null ? '从未' : formatTime(lastDeliveredAt)),
  },
  { id: 'waiting', label: '等待', isNumber: true, cell: ({ waiting }) => waiting },
  {
    id: 'parked',
    label: '没有送达',
    isNumber: true,
    cell: ({ parked }) => <span className={parked > 0 ? 'due due-late' : undefined}>{parked}</span>,
  },
  {
    id: 'state',
    label: '状态',
    cell: (row) => (
      <span className="c2">
        <span className={webhookState(row).className}>{webhookState(row).label}</span>
        {row.pausedNote && <small>{row.pausedNote}</small>}
      </span>
    ),
  },
];

/** Addresses of other systems that are informed of orders and stock. */
export default function WebhooksPage({ loaderData: { rows } }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <div className="phead">
        <h1>系统对接</h1>
        <span className="phead-n">每条推送都有签名；对方没有接收的会重试一天</span>
        <div className="acts">
          {can('integration:write') && (
            <button type="button" className="btn btn-ink" onClick={() => setIsAdding(true)}>
              添加推送
            </button>
          )}
        </div>
      </div>
      <IntegrationTabs />
      {rows.length === 0 ? (
        <Empty title="还没有推送" icon="shield" />
      ) : (
        <DataTable
          label="推送"
          columns={COLUMNS}
          rows={rows}
          idOf={({ webhookId }) => webhookId}
          pathOf={({ webhookId }) => `/integration/webhooks/${webhookId}`}
        />
      )}
      {isAdding && (
        <WebhookDialog
          onClose={() => setIsAdding(false)}
          onSaved={(made) => {
            setIsAdding(false);
            setSecret(made);
            void revalidate();
          }}
        />
      )}
      {secret !== null && (
        <SecretDialog title="签名密钥" secret={secret} onClose={() => setSecret(null)}>
          对方用它核对推送的签名，只显示这一次。
        </SecretDialog>
      )}
    </>
  );
}
