import { SKIN_TYPE_NAMES } from '@huarong/core/community';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/articles.route';
import { ARTICLE_STATES, type Article } from './types.ts';

export const meta = () => [{ title: '美妆灵感 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.articles.list(filtersOf(request)));

const COLUMNS: readonly Column<Article>[] = [
  {
    id: 'title',
    label: '标题与摘要',
    cell: ({ articleId, title, text }) => (
      <span className="c2">
        <Link className="lnk-q" to={`/articles/${articleId}`}>
          <b className="strong">{title}</b>
        </Link>
        <small>{text}</small>
      </span>
    ),
  },
  {
    id: 'skin',
    label: '给谁',
    cell: ({ skinTypes }) => skinTypes?.map((type) => SKIN_TYPE_NAMES[type]).join('、') ?? '所有肤质',
  },
  { id: 'from', label: '发布', cell: ({ publishedAt }) => formatTime(publishedAt) },
  { id: 'to', label: '结束', cell: ({ endsAt }) => (endsAt ? formatTime(endsAt) : '不结束') },
  {
    id: 'state',
    label: '状态',
    cell: ({ status }) => (
      <span className={ARTICLE_STATES[status].className}>{ARTICLE_STATES[status].label}</span>
    ),
  },
];
const TABS = ['live', 'coming', 'ended', 'off'] as const;

/** Articles that members find in their messages. */
export default function ArticlesPage({ loaderData: { rows } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const can = useCan();
  const status = search.get('status');
  return (
    <>
      <div className="phead">
        <h1>美妆灵感</h1>
        <span className="phead-n">会员在消息中心看到的文章</span>
        {can('content:write') && (
          <div className="acts">
            <Link className="btn btn-ink" to="/articles/new">
              <Icon name="plus" />
              新文章
            </Link>
          </div>
        )}
      </div>
      <nav className="views" aria-label="文章的状态">
        {[null, ...TABS].map((each) => (
          <Link
            key={each}
            to={`?${withFilter(search, 'status', each)}`}
            aria-current={each === status ? 'page' : undefined}
          >
            {each === null ? '全部' : ARTICLE_STATES[each].label}
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <Empty title="没有这样的文章" icon="document" />
      ) : (
        <DataTable
          label="文章"
          columns={COLUMNS}
          rows={rows}
          idOf={({ articleId }) => articleId}
          pathOf={({ articleId }) => `/articles/${articleId}`}
          isBusy={state === 'loading'}
        />
      )}
    </>
  );
}
