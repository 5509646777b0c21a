import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { MoveButtons } from '../../ui/content/MoveButtons.tsx';
import { useContentSave } from '../../ui/content/use-content-save.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Route } from './+types/menu.route';
import { ContentTabs } from './ContentTabs.tsx';
import { LeadEditor } from './LeadEditor.tsx';
import { ListingEditor } from './ListingEditor.tsx';
import { type MenuCategory, storedVersion } from './types.ts';

export const meta = () => [{ title: '菜单与列表 · 花容管理后台' }];
export const clientLoader = () => load(api.home.menu({}));

const NEW = 'new-listing';

const figuresText = ({ clicks, orders }: { clicks: number; orders: number }) =>
  `30 天点击 ${clicks.toLocaleString('en-US')}，带来订单 ${orders.toLocaleString('en-US')}`;

const leadText = ({ banner, lead, leadId }: MenuCategory): string =>
  (banner && `图片“${banner.title}”`) ??
  lead?.name ??
  (leadId === null ? '销量第一' : '指定的商品不在售，用销量第一');

/** The entries of the main menu: listings of staff, then the top categories with the product beside each panel. */
export default function MenuPage({ loaderData: { listings, categories, choices } }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('entry') ?? listings[0]?.listingId ?? NEW;
  const listing = listings.find(({ listingId }) => listingId === asked) ?? null;
  const category = categories.find(({ categoryId }) => categoryId === asked);
  const show = (entry: string) => setSearch({ entry }, { preventScrollReset: true });
  const order = useContentSave(() => void revalidate());
  function move(at: number, to: number) {
    const rows = listings.map(({ listingId: id, position }) => ({ id, position }));
    const [moved] = rows.slice(at, at + 1);
    if (moved)
      void order.run(
        api.home.arrange({ kind: 'listing', rows: rows.toSpliced(at, 1).toSpliced(to, 0, moved) }),
      );
  }
  return (
    <>
      <div className="phead">
        <h1>菜单与列表</h1>
        <span className="phead-n">先是列表，再是一级分类</span>
        {can('content:write') && (
          <div className="acts">
            <button type="button" className="btn btn-ink" onClick={() => show(NEW)}>
              <Icon name="plus" size={14} />
              新列表
            </button>
          </div>
        )}
      </div>
      <ContentTabs current="/content/home/menu" />
      {(order.error || order.conflicts) && (
        <p className="err" role="alert">
          {order.error ?? '别人刚刚调整过次序，请刷新后再试'}
        </p>
      )}
      <div className="ct-page">
        <div className="stack stack-4">
          <ol className="ct-list ct-rows" aria-label="列表">
            {listings.map((each, at) => (
              <li key={each.listingId}>
                <button
                  type="button"
                  className="ct-row"
                  aria-current={each === listing ? 'true' : undefined}
                  onClick={() => show(each.listingId)}
                >
                  <b>{each.name}</b>
                  <small className="muted">
                    符合 {each.shown.count} 件，{figuresText(each)}
                  </small>
                </button>
                <span className={each.isLive && each.isInMenu ? 'st st-ok' : 'st'}>
                  {!each.isLive ? '停用' : each.isInMenu ? '在菜单里' : '不在菜单里'}
                </span>
                {can('content:publish') && (
                  <MoveButtons
                    name={each.name}
                    at={at}
                    count={listings.length}
                    onMove={(to) => move(at, to)}
                  />
                )}
              </li>
            ))}
          </ol>
          <ol className="ct-list ct-rows" aria-label="一级分类">
            {categories.map((each) => (
              <li key={each.categoryId}>
                <button
                  type="button"
                  className="ct-row"
                  aria-current={each === category ? 'true' : undefined}
                  onClick={() => show(each.categoryId)}
                >
                  <b>{each.name}</b>
                  <small className="muted">
                    主推：
                    {leadText(each)}
                    <br />
                    {figuresText(each)}
                  </small>
                </button>
              </li>
            ))}
          </ol>
          <p className="hint">
            分类的名称和次序在<Link to="/categories">品牌与分类</Link>里改。
          </p>
        </div>
        {category ? (
          <LeadEditor
            key={JSON.stringify([category.categoryId, category.leadId, category.banner])}
            category={category}
            onSaved={() => void revalidate()}
          />
        ) : (
          <ListingEditor
            key={listing ? storedVersion(listing) : NEW}
            listing={listing}
            choices={choices}
            onSaved={(id) => {
              void revalidate();
              show(id);
            }}
          />
        )}
      </div>
    </>
  );
}
