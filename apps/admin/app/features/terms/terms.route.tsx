import { type FormEvent, useState } from 'react';
import { Link, redirect, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { AssortmentTabs } from '../../ui/assortment/AssortmentTabs.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/terms.route';
import { RenameDialog } from './RenameDialog.tsx';
import { TERM_LISTS, type Term, type TermKind } from './term-lists.ts';

export const meta = () => [{ title: '词表 · 花容管理后台' }];
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.kind === undefined) throw redirect('/terms/effect');
  const kind = params.kind as TermKind;
  return { kind, ...(await load(api.terms.list({ kind }))) };
}

/** One list of words: where each is used, renaming and merging everywhere. */
export default function TermsPage({ loaderData: { kind, terms } }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [renamed, setRenamed] = useState<Term>();
  const [error, setError] = useState<string>();
  const { title, unit } = TERM_LISTS[kind];
  const mayWrite = can('product:write');

  async function remove({ name }: Term) {
    const reply = await api.terms.remove({ kind, name });
    setError(reply.ok ? undefined : reply.refusal.message);
    if (!reply.ok) return;
    showToast(`已删除「${name}」`);
    void revalidate();
  }
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name')).trim();
    const reply = await api.terms.add({ kind, name });
    setError(reply.ok ? undefined : reply.refusal.message);
    if (!reply.ok) return;
    form.reset();
    showToast(`已添加「${name}」`);
    void revalidate();
  }
  const columns: Column<Term>[] = [
    { id: 'name', label: title, cell: ({ name }) => <b>{name}</b> },
    {
      id: 'label',
      label: '买家看到',
      cell: ({ name, label }) => label ?? <span className="muted">{name}</span>,
    },
    { id: 'count', label: `用到的${unit}`, isNumber: true, cell: ({ count }) => count },
    {
      id: 'actions',
      label: '操作',
      cell: (term) =>
        term.isFixed ? (
          <span className="muted">商店的页面按它选商品，不能改</span>
        ) : (
          mayWrite && (
            <span className="row">
              <button type="button" className="btn btn-sm" onClick={() => setRenamed(term)}>
                改名或合并
              </button>
              {term.count === 0 && (
                <button type="button" className="btn btn-sm" onClick={() => void remove(term)}>
                  删除
                </button>
              )}
            </span>
          )
        ),
    },
  ];
  return (
    <>
      <div className="phead">
        <h1>品牌与分类</h1>
        <span className="phead-n">{title}：导入和编辑里出现的新词自动加进来</span>
      </div>
      <AssortmentTabs count={terms.length} />
      {error && (
        <p className="note note-err" role="alert">
          {error}
        </p>
      )}
      {mayWrite && (
        <form className="fbar" onSubmit={add} key={kind}>
          <input
            className="inp terms-new"
            name="name"
            required
            maxLength={20}
            aria-label={`新的${title}`}
            placeholder={`新的${title}`}
          />
          <button type="submit" className="btn">
            <Icon name="plus" />
            添加
          </button>
          <Link className="btn right" to="/bulk">
            批量修改商品
          </Link>
        </form>
      )}
      {terms.length === 0 ? (
        <Empty title="还没有词">在这里添加，或导入商品。</Empty>
      ) : (
        <DataTable label={title} columns={columns} rows={terms} idOf={({ name }) => name} />
      )}
      {renamed && (
        <RenameDialog
          kind={kind}
          term={renamed}
          terms={terms}
          onClose={() => setRenamed(undefined)}
          onDone={(text) => {
            setRenamed(undefined);
            showToast(text);
            void revalidate();
          }}
        />
      )}
    </>
  );
}
