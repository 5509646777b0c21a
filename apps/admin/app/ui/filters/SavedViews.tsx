import { type FormEvent, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../Dialog.tsx';
import { TextField } from '../Field.tsx';
import { showToast } from '../Toaster.tsx';
import { layoutOf, withLayout, withoutLayout } from '../table/list-layout.ts';
import { withoutCursor } from './list-address.ts';

type List = 'orders' | 'returns' | 'refunds' | 'members' | 'stock' | 'audit' | 'reports';
interface View {
  viewId: string;
  name: string;
  query: string;
  columns: string[];
  density: 'normal' | 'compact';
  isShared: boolean;
  isOwn: boolean;
}

interface SavedViewsProps {
  list: List;
  /** The views that come with the page: `{ name: '待发货', query: 'status=30,35,40' }`. */
  builtIn: readonly { name: string; query: string; count?: number | null; isLate?: boolean }[];
}

/** Tabs above a list: the built-in views, the own ones and those that colleagues share. */
export function SavedViews({ list, builtIn }: SavedViewsProps) {
  const [search] = useSearchParams();
  const [views, setViews] = useState<View[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void api.work.views({ list }).then((reply) => {
      if (isCurrent && reply.ok) setViews(reply.value.rows as View[]);
    });
    return () => {
      isCurrent = false;
    };
  }, [list]);
  const query = withoutCursor(search).toString();
  const layout = layoutOf(search);
  const isKnown = [...builtIn.map((view) => view.query), ...views.map(wholeQuery)].some((known) =>
    isSameQuery(known, query),
  );

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reply = await api.work.saveView({
      list,
      name: String(form.get('name')),
      query: withoutLayout(withoutCursor(search)).toString(),
      columns: [...(layout.columns ?? [])],
      density: layout.density,
      isShared: form.get('isShared') === 'on',
    });
    if (!reply.ok) return showToast(reply.refusal.message);
    const saved = reply.value as View;
    setViews([...views.filter(({ viewId }) => viewId !== saved.viewId), saved]);
    setIsSaving(false);
    showToast(`已保存视图「${saved.name}」`);
  }
  async function remove({ viewId, name }: View) {
    const reply = await api.work.deleteView({ viewId });
    if (!reply.ok) return showToast(reply.refusal.message);
    setViews(views.filter((view) => view.viewId !== viewId));
    showToast(`已删除视图「${name}」`);
  }
  const current = views.find((view) => isSameQuery(wholeQuery(view), query));
  return (
    <div className="views">
      {builtIn.map(({ name, query: own, count, isLate }) => (
        <Link key={name} to={`?${own}`} aria-current={isSameQuery(own, query) ? 'page' : undefined}>
          {name}{' '}
          {count !== undefined && count !== null && (
            <span className={isLate ? 'n is-late' : 'n'}>{count}</span>
          )}
        </Link>
      ))}
      {views.map((view) => (
        <Link
          key={view.viewId}
          to={`?${wholeQuery(view)}`}
          aria-current={view === current ? 'page' : undefined}
        >
          {view.name}
          {view.isShared && <span className="n">共享</span>}
        </Link>
      ))}
      <div className="views-r">
        {current?.isOwn && (
          <button type="button" className="lnk" onClick={() => remove(current)}>
            删除视图
          </button>
        )}
        {!isKnown && (
          <button type="button" className="lnk" onClick={() => setIsSaving(true)}>
            另存为视图
          </button>
        )}
      </div>
      {isSaving && (
        <Dialog title="另存为视图" size="sm" onClose={() => setIsSaving(false)}>
          <form className="stack stack-4" onSubmit={save}>
            <TextField label="名称" name="name" maxLength={20} required />
            <label className="row">
              <input type="checkbox" className="ck" name="isShared" />
              同事也能看到
            </label>
            <div className="acts">
              <button type="submit" className="btn btn-ink">
                保存
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </div>
  );
}

/** Filters, order, columns and density: what the address has while the view is shown. */
const wholeQuery = ({ query, columns, density }: Pick<View, 'query' | 'columns' | 'density'>): string =>
  withLayout(new URLSearchParams(query), { columns, density }).toString();

/** The order of the parameters does not matter. */
const isSameQuery = (one: string, other: string): boolean => sorted(one) === sorted(other);
const sorted = (query: string): string => {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
};
