import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan, useSession } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { ContentTabs } from '../home/ContentTabs.tsx';
import type { Route } from './+types/campaigns.route';
import { NewCampaignDialog } from './NewCampaignDialog.tsx';
import { CAMPAIGN_STATES, type CampaignRow } from './types.ts';

export const meta = () => [{ title: '专题 · 花容管理后台' }];
export const clientLoader = () => load(api.campaigns.list({}));

const TABS = ['live', 'planned', 'over', 'draft'] as const;

const columnsFor = (shopUrl: string): readonly Column<CampaignRow>[] => [
  {
    id: 'title',
    label: '专题',
    cell: ({ slug, title, path }) => (
      <span className="c2">
        <Link to={`/campaigns/${slug}`}>{title}</Link>
        <small className="code">{path}</small>
      </span>
    ),
  },
  { id: 'blocks', label: '版块', isNumber: true, cell: ({ blockCount }) => blockCount },
  { id: 'starts', label: '开始', cell: ({ startsAt }) => (startsAt === null ? '—' : formatTime(startsAt)) },
  { id: 'ends', label: '结束', cell: ({ endsAt }) => (endsAt === null ? '—' : formatTime(endsAt)) },
  { id: 'updated', label: '上次修改', cell: ({ updatedAt }) => formatTime(updatedAt) },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => (
      <span className={CAMPAIGN_STATES[state].className}>{CAMPAIGN_STATES[state].label}</span>
    ),
  },
  {
    id: 'shop',
    label: '商店',
    cell: ({ state, path, title }) =>
      state === 'live' && (
        <a
          className="lnk"
          href={`${shopUrl}${path}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`打开${title}`}
        >
          打开
        </a>
      ),
  },
];

/** The campaign pages: on line, planned, over, drafts. */
export default function CampaignsPage({ loaderData: { campaigns } }: Route.ComponentProps) {
  const can = useCan();
  const navigate = useNavigate();
  const { shopUrl } = useSession();
  const [search] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const tab = TABS.find((state) => state === search.get('state'));
  const rows = tab ? campaigns.filter(({ state }) => state === tab) : campaigns;
  return (
    <>
      <div className="phead">
        <h1>专题</h1>
        <span className="phead-n">{campaigns.length} 个</span>
        {can('content:write') && (
          <div className="acts">
            <button type="button" className="btn btn-ink" onClick={() => setIsAdding(true)}>
              <Icon name="plus" size={14} />
              新专题
            </button>
          </div>
        )}
      </div>
      <ContentTabs current="/campaigns" />
      <nav className="views" aria-label="专题的状态">
        <Link to="?" aria-current={tab ? undefined : 'page'}>
          全部<span className="n">{campaigns.length}</span>
        </Link>
        {TABS.map((state) => (
          <Link key={state} to={`?state=${state}`} aria-current={tab === state ? 'page' : undefined}>
            {CAMPAIGN_STATES[state].label}
            <span className="n">{campaigns.filter((each) => each.state === state).length}</span>
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <Empty title="没有这样的专题" icon="list" />
      ) : (
        <DataTable
          label="专题"
          columns={columnsFor(shopUrl)}
          rows={rows}
          idOf={({ slug }) => slug}
          pathOf={({ slug }) => `/campaigns/${slug}`}
        />
      )}
      {isAdding && (
        <NewCampaignDialog
          campaigns={campaigns}
          onClose={() => setIsAdding(false)}
          onMade={(slug) => void navigate(`/campaigns/${slug}`)}
        />
      )}
    </>
  );
}
