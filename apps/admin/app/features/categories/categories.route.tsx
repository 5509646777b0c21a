import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { AssortmentTabs } from '../../ui/assortment/AssortmentTabs.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/categories.route';
import { CategoryPanel } from './CategoryPanel.tsx';
import { CategoryTreeList } from './CategoryTreeList.tsx';
import { type Category, createTree, type Place } from './category-tree.ts';
import { NewCategoryDialog } from './NewCategoryDialog.tsx';

export const meta = () => [{ title: '分类 · 花容管理后台' }];
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { categoryId } = params;
  const [{ categories }, detail] = await Promise.all([
    load(api.categories.tree({})),
    categoryId === undefined ? null : load(api.categories.detail({ categoryId })),
  ]);
  return { categories, detail };
}

/** The tree of categories; the chosen one beside it. */
export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const { categories, detail } = loaderData;
  const can = useCan();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const tree = createTree(categories);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(detail ? [...tree.trailOf(detail.categoryId)] : []),
  );
  const isAllOpen = categories.every(({ categoryId }) => open.has(categoryId));
  const toggle = (id: string) =>
    setOpen(open.has(id) ? open.difference(new Set([id])) : open.union(new Set([id])));
  const mayWrite = can('category:write');

  async function move(category: Category, { parentId, beforeId }: Place) {
    const reply = await api.categories.move({
      categoryId: category.categoryId,
      parentId,
      beforeId,
      baseParentId: category.parentId,
    });
    setError(reply.ok ? undefined : reply.refusal.message);
    if (!reply.ok) return;
    if (parentId !== null) setOpen((now) => new Set([...now, parentId]));
    showToast(`已移动 ${category.name}`);
    void revalidate();
  }
  return (
    <>
      <div className="phead">
        <h1>品牌与分类</h1>
        <div className="acts">
          <button
            type="button"
            className="btn"
            onClick={() => setOpen(new Set(isAllOpen ? [] : categories.map((each) => each.categoryId)))}
          >
            {isAllOpen ? '全部收起' : '全部展开'}
          </button>
          {mayWrite && (
            <button type="button" className="btn btn-ink" onClick={() => setIsAdding(true)}>
              <Icon name="plus" />
              新建分类
            </button>
          )}
        </div>
      </div>
      <AssortmentTabs count={categories.filter(({ redirectTo }) => redirectTo === null).length} />
      <div className="cols cat-cols">
        <div>
          {error && (
            <p className="note note-err" role="alert">
              {error}
            </p>
          )}
          {categories.length === 0 ? (
            <Empty title="还没有分类">先建分类，商品才有地方放。</Empty>
          ) : (
            <CategoryTreeList
              tree={tree}
              open={open}
              onToggle={toggle}
              selectedId={detail?.categoryId}
              onSelect={(id) => void navigate(`/categories/${id}`)}
              {...(mayWrite && { onMove: (category: Category, place: Place) => void move(category, place) })}
            />
          )}
          <p className="hint mt-2">
            拖动，或选中后 <span className="kbd">Alt</span> <span className="kbd">↑</span>{' '}
            <span className="kbd">↓</span> 换顺序，<span className="kbd">Alt</span>{' '}
            <span className="kbd">←</span> <span className="kbd">→</span>{' '}
            换层级。一共三层。每次移动都是一张改动单，可以撤销。
          </p>
        </div>
        {detail ? (
          <CategoryPanel key={detail.categoryId} category={detail} tree={tree} categories={categories} />
        ) : (
          <aside>
            <section className="panel" aria-label="没有选中">
              <p className="muted mt-3">从左边选一个分类，在这里改名字、隐藏或合并。</p>
            </section>
          </aside>
        )}
      </div>
      {isAdding && (
        <NewCategoryDialog
          tree={tree}
          categories={categories}
          parentId={detail?.categoryId ?? null}
          onClose={() => setIsAdding(false)}
          onDone={(id, parentId) => {
            setIsAdding(false);
            if (parentId !== null) setOpen((now) => new Set([...now, ...tree.trailOf(parentId), parentId]));
            void navigate(`/categories/${id}`);
          }}
        />
      )}
    </>
  );
}
