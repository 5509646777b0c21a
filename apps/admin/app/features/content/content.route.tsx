import { Link, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/content.route';
import { SlotMap } from './SlotMap.tsx';
import { slotState } from './slot-texts.ts';
import type { SlotRow } from './types.ts';

export const meta = () => [{ title: '页面与首页 · 花容管理后台' }];
export const clientLoader = () => load(api.content.slots({}));

const TABS = [
  { id: 'home', label: '首页' },
  { id: 'frame', label: '页头与页脚' },
  { id: 'words', label: '提示与热词' },
  { id: 'other', label: '其他' },
  { id: 'problems', label: '要处理' },
] as const;
type Tab = (typeof TABS)[number]['id'];

const number = (count: number) => (count === 0 ? '—' : count.toLocaleString('en-US'));

const COLUMNS: readonly Column<SlotRow>[] = [
  {
    id: 'name',
    label: '位置',
    cell: ({ label, name, where }) => (
      <span className="c2">
        <Link to={`/content/${label}`}>{name}</Link>
        <small title={label}>{where}</small>
      </span>
    ),
  },
  {
    id: 'now',
    label: '现在',
    cell: ({ now, liveCount }) =>
      now === null ? (
        <span className="muted">没有内容，不显示</span>
      ) : (
        <span className="slot-now">
          {now.imagePath !== null && <img src={`/pictures/${now.imagePath}`} alt="" loading="lazy" />}
          <span className="c2">
            <span className="ell">{now.text}</span>
            <small>{liveCount} 行在显示</small>
          </span>
        </span>
      ),
  },
  {
    id: 'next',
    label: '下一个',
    cell: ({ next, emptyAt }) =>
      next === null ? (
        emptyAt === null ? (
          '—'
        ) : (
          <span className="slot-warn">{formatTime(emptyAt)} 后没有接续</span>
        )
      ) : (
        <span className="c2">
          <span className="ell">{next.text}</span>
          <small>
            {formatTime(next.at)} 换第 {next.position} 行
          </small>
        </span>
      ),
  },
  { id: 'clicks', label: '7 天点击', isNumber: true, cell: ({ clicks }) => number(clicks) },
  { id: 'orders', label: '带来订单', isNumber: true, cell: ({ orders }) => number(orders) },
  {
    id: 'state',
    label: '状态',
    cell: (slot) => {
      const { label, className } = slotState(slot);
      return <span className={className}>{label}</span>;
    },
  },
  {
    id: 'last',
    label: '上次修改',
    isWideOnly: true,
    cell: ({ last }) => (last === null ? '—' : `${last.by ?? '命令行'} ${formatTime(last.at)}`),
  },
];

/** Every slot of the pages: what it shows now, next and last. */
export default function ContentPage({ loaderData: { slots } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const tab: Tab = TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'home';
  const inTab = (id: Tab) =>
    slots.filter(({ page, problems }) => (id === 'problems' ? problems.length > 0 : page === id));
  const rows = inTab(tab);
  const live = slots.reduce((sum, { liveCount }) => sum + liveCount, 0);
  return (
    <>
      <div className="phead">
        <h1>页面与首页</h1>
        <span className="phead-n">
          {slots.length} 个位置，现在 {live} 行在线
        </span>
        <div className="acts">
          <Link className="btn" to="/content/links">
            <Icon name="external" size={14} />
            检查全部链接
          </Link>
        </div>
      </div>
      <nav className="views" aria-label="页面">
        {TABS.map(({ id, label }) => (
          <Link
            key={id}
            to={id === 'home' ? '?' : `?tab=${id}`}
            aria-current={id === tab ? 'page' : undefined}
          >
            {label}
            <span className="n">{inTab(id).length}</span>
          </Link>
        ))}
      </nav>
      <div className={tab === 'home' ? 'slot-home' : undefined}>
        {tab === 'home' && <SlotMap slots={rows} />}
        {rows.length === 0 ? (
          <Empty title="没有要处理的位置" icon="check" />
        ) : (
          <DataTable
            label="页面的位置"
            columns={COLUMNS}
            rows={rows}
            idOf={({ label }) => label}
            pathOf={({ label }) => `/content/${label}`}
          />
        )}
      </div>
      {tab === 'problems' && rows.length > 0 && (
        <section className="panel mt-4" aria-labelledby="todo">
          <div className="panel-h">
            <h2 id="todo">要处理的</h2>
          </div>
          <ul className="stack">
            {rows.flatMap(({ label, name, problems }) =>
              problems.map((problem) => (
                <li key={`${label} ${problem}`} className="note note-warn">
                  <Icon name="warning" />
                  <span>
                    {name}：{problem} <Link to={`/content/${label}`}>打开</Link>
                  </span>
                </li>
              )),
            )}
          </ul>
        </section>
      )}
    </>
  );
}
