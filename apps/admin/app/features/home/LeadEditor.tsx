import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { ProductChooser } from '../../ui/content/ProductChooser.tsx';
import { PublishEdit } from '../../ui/content/PublishEdit.tsx';
import { useContentEdit } from '../../ui/content/use-content-edit.ts';
import type { MenuCategory } from './types.ts';

/** The product beside a menu panel: the best seller, or one that staff choose. */
export function LeadEditor({ category, onSaved }: { category: MenuCategory; onSaved: () => void }) {
  const can = useCan();
  const { categoryId } = category;
  const edit = useContentEdit<{ productId: string | null }>({
    seen: { productId: category.leadId },
    isNew: false,
    send: ({ productId = null }, { productId: base }, times) =>
      api.home.saveLead({
        categoryId,
        productId,
        base: (base as string | null | undefined) ?? null,
        ...times,
      }),
    onSaved,
  });
  const { productId: leadId } = edit.values;
  return (
    <section className="panel" aria-labelledby="lead-name">
      <div className="panel-h">
        <h2 id="lead-name">{category.name}的主推</h2>
        <span className="code muted">{category.link}</span>
      </div>
      <div className="panel-b stack stack-4">
        <p className="muted">
          菜单面板右边的一件商品。{leadId === null ? '现在没有指定：显示这个分类销量第一的商品。' : ''}
        </p>
        <fieldset disabled={!can('content:write')}>
          <legend className="vh">主推商品</legend>
          <ProductChooser
            label="主推商品"
            chosen={leadId === null ? [] : [leadId]}
            nameOf={(id) => (id === category.leadId ? category.lead?.name : undefined)}
            most={1}
            onChange={([chosen]) => edit.set('productId', chosen ?? null)}
          />
        </fieldset>
        <PublishEdit
          edit={edit}
          row={{ kind: 'menu_lead', rowId: categoryId, version: category }}
          labels={{ productId: '主推商品' }}
          unsaved="主推的改动没有发布"
          onPage={{ page: '/', back: `/content/home/menu?entry=${categoryId}` }}
        />
      </div>
    </section>
  );
}
