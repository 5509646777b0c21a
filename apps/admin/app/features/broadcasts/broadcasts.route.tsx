import { Link, useNavigation } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/broadcasts.route';
import { CHANNELS, STATES } from './broadcast-labels.ts';
import { CapForm } from './CapForm.tsx';
import { OptOutForm } from './OptOutForm.tsx';
import type { BroadcastRow } from './types.ts';

export const meta = () => [{ title: '群发 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  Promise.all([load(api.broadcasts.list(filtersOf(request))), load(api.broadcasts.choices({}))]);

const COLUMNS: readonly Column<BroadcastRow>[] = [
  {
    id: 'name',
    label: '名称与人群',
    cell: ({ broadcastId, name, audienceText }) => (
      <span className="c2">
        <Link className="lnk-q" to={`/broadcasts/${broadcastId}`}>
          <b className="strong">{name}</b>
        </Link>
        <small>{audienceText}</small>
      </span>
    ),
  },
  {
    id: 'channel',
    label: '渠道',
    cell: ({ channels }) => channels.map((channel) => CHANNELS[channel]).join('与'),
  },
  {
    id: 'text',
    label: '内容',
    isWideOnly: true,
    cell: ({ subject, text }) => <div className="ell">{[subject, text].filter(Boolean).join('　')}</div>,
  },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => <span className={STATES[state].className}>{STATES[state].label}</span>,
  },
  {
    id: 'sent',
    label: '已发',
    isNumber: true,
    cell: ({ state, sent, expected }) =>
      state === 'draft' ? '' : `${sent.toLocaleString('en-US')} / ${expected.toLocaleString('en-US')}`,
  },
  {
    id: 'refused',
    label: '没有发',
    isNumber: true,
    cell: ({ state, refused }) => (state === 'draft' ? '' : refused.toLocaleString('en-US')),
  },
  { id: 'by', label: '经手', cell: ({ by }) => by },
  {
    id: 'at',
    label: '时间',
    cell: ({ sendAt, createdAt }) => formatTime(sendAt ?? createdAt),
  },
];
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const STATE_LABELS = Object.fromEntries(Object.entries(STATES).map(([state, { label }]) => [state, label]));

/** Every broadcast, newest first. */
export default function BroadcastsPage({ loaderData: [page, choices] }: Route.ComponentProps) {
  const { state } = useNavigation();
  return (
    <>
      <div className="phead">
        <h1>群发</h1>
        <span className="phead-n">站内消息、短信与邮件，只发给愿意收的会员</span>
        <div className="acts">
          <Link className="btn btn-ink" to="/broadcasts/new">
            <Icon name="plus" />
            新建群发
          </Link>
        </div>
      </div>
      <FilterBar
        filters={[
          { name: 'state', label: '状态', kind: 'choice', options: optionsOf(STATE_LABELS) },
          { name: 'channel', label: '渠道', kind: 'choice', options: optionsOf(CHANNELS) },
        ]}
      />
      {page.rows.length === 0 ? (
        <Empty title="还没有群发" icon="mail">
          <p className="dim">换一个条件，或新建一次。</p>
        </Empty>
      ) : (
        <DataTable
          label="群发"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ broadcastId }) => String(broadcastId)}
          pathOf={({ broadcastId }) => `/broadcasts/${broadcastId}`}
          isBusy={state === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="次"
      />
      <CapForm weeklyCap={choices.weeklyCap} />
      <OptOutForm />
    </>
  );
}
