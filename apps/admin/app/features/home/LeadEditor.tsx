import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { ProductChooser } from '../../ui/content/ProductChooser.tsx';
import { PublishEdit } from '../../ui/content/PublishEdit.tsx';
import { useContentEdit } from '../../ui/content/use-content-edit.ts';
import { LeadBannerFields } from './LeadBannerFields.tsx';
import type { LeadBanner, MenuCategory } from './types.ts';

const NEW_BANNER: LeadBanner = { image: '', width: 400, height: 500, title: '', note: '', link: '/' };

/** What is beside a menu panel: the best seller, a product that staff choose, or an image. */
export function LeadEditor({ category, onSaved }: { category: MenuCategory; onSaved: () => void }) {
  const can = useCan();
  const { categoryId } = category;
  const edit = useContentEdit<{ productId: string | null; banner: LeadBanner | null }>({
    seen: { productId: category.leadId, banner: category.banner },
    isNew: false,
    send: (fields, base, times) =>
      api.home.saveLead({
        categoryId,
        // What did not change is what was seen.
        productId: fields.productId === undefined ? category.leadId : fields.productId,
        base: 'productId' in base ? (base['productId'] as string | null) : category.leadId,
        ...('banner' in fields && {
          banner: fields.banner ?? null,
          bannerBase: (base['banner'] ?? null) as LeadBanner | null,
        }),
        ...times,
      }),
    onSaved,
  });
  const { productId: leadId, banner } = edit.values;
  return (
    <section className="panel" aria-labelledby="lead-name">
      <div className="panel-h">
        <h2 id="lead-name">{category.name}的主推</h2>
        <span className="code muted">{category.link}</span>
      </div>
      <div className="panel-b stack stack-4">
        <p className="muted">
          菜单面板右边的一件商品，或者一张图片。
          {!banner && leadId === null ? '现在没有指定：显示这个分类销量第一的商品。' : ''}
        </p>
        <fieldset className="stack stack-4" disabled={!can('content:write')}>
          <legend className="vh">主推的内容</legend>
          <div className="seg seg-sm ct-fit">
            <button type="button" aria-pressed={!banner} onClick={() => edit.set('banner', null)}>
              商品
            </button>
            <button
              type="button"
              aria-pressed={Boolean(banner)}
              onClick={() => edit.set('banner', banner ?? category.banner ?? NEW_BANNER)}
            >
              图片
            </button>
          </div>
          {banner ? (
            <LeadBannerFields banner={banner} onChange={(next) => edit.set('banner', next)} />
          ) : (
            <ProductChooser
              label="主推商品"
              chosen={leadId === null ? [] : [leadId]}
              nameOf={(id) => (id === category.leadId ? category.lead?.name : undefined)}
              most={1}
              onChange={([chosen]) => edit.set('productId', chosen ?? null)}
            />
          )}
        </fieldset>
        <PublishEdit
          edit={edit}
          row={{ kind: 'menu_lead', rowId: categoryId, version: category }}
          labels={{ productId: '主推商品', banner: '主推图片' }}
          isComplete={!banner || (banner.image !== '' && banner.title.trim() !== '')}
          unsaved="主推的改动没有发布"
          onPage={{ page: '/', back: `/content/home/menu?entry=${categoryId}` }}
        />
      </div>
    </section>
  );
}
