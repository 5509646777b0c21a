import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { SecretDialog } from '../../ui/SecretDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/keys.route';
import { IntegrationTabs } from './IntegrationTabs.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { KEY_STATES, type KeyRow } from './types.ts';

export const meta = () => [{ title: '接口密钥 · 花容管理后台' }];
export const clientLoader = () => load(api.integrationKeys.list({}));

const SHOWN_PERMISSIONS = 3;
const permissionsText = ({ permissions }: KeyRow): string => {
  const labels = permissions.map(({ label }) => label);
  const shown = labels.slice(0, SHOWN_PERMISSIONS).join('、');
  return labels.length > SHOWN_PERMISSIONS ? `${shown} 等 ${labels.length} 项` : shown;
};

/** Keys with which other systems call the admin API. */
export default function KeysPage({ loaderData: { rows } }: Route.ComponentProps) {
  const can = useCan();
  const canWrite = can('integration:write');
  const { revalidate } = useRevalidator();
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<{ name: string; token: string; expiresAt: string }>();
  const [revoked, setRevoked] = useState<KeyRow>();
  const columns: readonly Column<KeyRow>[] = [
    {
      id: 'name',
      label: '名称',
      cell: ({ name, keyId }) => (
        <span className="c2">
          <b>{name}</b>
          <small className="no">hrk_{keyId}_…</small>
        </span>
      ),
    },
    {
      id: 'permissions',
      label: '权限',
      cell: (key) => (
        <span title={key.permissions.map(({ label }) => label).join('、')}>{permissionsText(key)}</span>
      ),
    },
    {
      id: 'networks',
      label: '允许的地址',
      isWideOnly: true,
      cell: ({ networks }) => (networks.length === 0 ? '不限' : networks.join('、')),
    },
    {
      id: 'used',
      label: '上次使用',
      cell: ({ lastUsedAt, lastAddress }) =>
        lastUsedAt === null ? (
          '从未'
        ) : (
          <span className="c2">
            {formatTime(lastUsedAt)}
            <small>{lastAddress}</small>
          </span>
        ),
    },
    { id: 'expires', label: '到期', cell: ({ expiresAt }) => formatTime(expiresAt) },
    { id: 'by', label: '创建人', isWideOnly: true, cell: ({ createdBy }) => createdBy },
    {
      id: 'state',
      label: '状态',
      cell: ({ state }) => <span className={KEY_STATES[state].className}>{KEY_STATES[state].label}</span>,
    },
    {
      id: 'acts',
      label: '',
      cell: (key) =>
        canWrite &&
        key.state !== 'revoked' && (
          <button
            type="button"
            className="btn btn-sm"
            aria-label={`作废 ${key.name}`}
            onClick={() => setRevoked(key)}
          >
            作废
          </button>
        ),
    },
  ];
  return (
    <>
      <div className="phead">
        <h1>系统对接</h1>
        <span className="phead-n">ERP、WMS 用密钥调用后台的接口，用推送得知订单和库存的变化</span>
        <div className="acts">
          {canWrite && (
            <button type="button" className="btn btn-ink" onClick={() => setIsCreating(true)}>
              创建密钥
            </button>
          )}
        </div>
      </div>
      <IntegrationTabs />
      {rows.length === 0 ? (
        <Empty title="还没有接口密钥" icon="shield" />
      ) : (
        <DataTable label="接口密钥" columns={columns} rows={rows} idOf={({ keyId }) => keyId} />
      )}
      {isCreating && (
        <KeyDialog
          onClose={() => setIsCreating(false)}
          onCreated={(made) => {
            setIsCreating(false);
            setCreated(made);
            void revalidate();
          }}
        />
      )}
      {created && (
        <SecretDialog title="接口密钥" secret={created.token} onClose={() => setCreated(undefined)}>
          「{created.name}」的密钥只显示这一次，{formatTime(created.expiresAt)}{' '}
          到期。请交给对方存好，不要放进网页或代码库。
        </SecretDialog>
      )}
      {revoked && (
        <ReasonDialog
          title={`作废「${revoked.name}」`}
          reasons={['换新的密钥', '不再使用', '可能泄露']}
          action="作废密钥"
          isDanger
          onClose={() => setRevoked(undefined)}
          onConfirm={async (reason) => {
            const reply = await api.integrationKeys.revoke({ keyId: revoked.keyId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast('密钥已作废');
            void revalidate();
            return null;
          }}
        >
          <p>立即生效，不能恢复。用它的系统从下一次调用起会被拒绝。</p>
        </ReasonDialog>
      )}
    </>
  );
}
