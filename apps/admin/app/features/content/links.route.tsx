import { Link, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/links.route';
import { LinkState } from './LinkState.tsx';

export const meta = () => [{ title: '链接检查 · 花容管理后台' }];
export const clientLoader = () => load(api.content.links({}));

type LinkRow = Route.ComponentProps['loaderData']['links'][number];

const COLUMNS: readonly Column<LinkRow>[] = [
  {
    id: 'place',
    label: '位置',
    cell: ({ place, path }) => (path === null ? place : <Link to={path}>{place}</Link>),
  },
  { id: 'text', label: '文字', cell: ({ text }) => <span className="ell">{text.replaceAll('/', '')}</span> },
  { id: 'link', label: '链接', cell: ({ link }) => <span className="num ell">{link}</span> },
  { id: 'state', label: '检查', cell: ({ check }) => <LinkState check={check} /> },
];

const isBad = ({ check: { state } }: LinkRow) => !['fine', 'outside'].includes(state);

/** Every link of slots and campaigns. */
export default function LinksPage({ loaderData: { links } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isAll = search.get('tab') === 'all';
  const bad = links.filter(isBad);
  const rows = isAll ? links : bad;
  return (
    <>
      <div className="phead">
        <h1>链接检查</h1>
        <span className="phead-n">页面位置与专题里的链接，按现在的商品、分类、品牌与专题判断</span>
      </div>
      <nav className="views" aria-label="链接">
        <Link to="?" aria-current={isAll ? undefined : 'page'}>
          有问题<span className="n">{bad.length}</span>
        </Link>
        <Link to="?tab=all" aria-current={isAll ? 'page' : undefined}>
          全部<span className="n">{links.length}</span>
        </Link>
      </nav>
      {rows.length === 0 ? (
        <Empty title="没有打不开的链接" icon="check" />
      ) : (
        <DataTable
          label="链接"
          columns={COLUMNS}
          rows={rows.map((row, index) => ({ ...row, id: String(index) }))}
          idOf={(row) => (row as LinkRow & { id: string }).id}
        />
      )}
    </>
  );
}
