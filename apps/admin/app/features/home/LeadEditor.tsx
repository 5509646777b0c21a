import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { ProductChooser } from '../../ui/content/ProductChooser.tsx';
import { PublishForm } from '../../ui/content/PublishForm.tsx';
import { RowHistory } from '../../ui/content/RowHistory.tsx';
import { useContentSave } from '../../ui/content/use-content-save.ts';
import type { MenuCategory } from './types.ts';

/** The product beside a menu panel: the best seller, or one that staff choose. */
export function LeadEditor({ category, onSaved }: { category: MenuCategory; onSaved: () => void }) {
  const can = useCan();
  const [leadId, setLeadId] = useState(category.leadId);
  const save = useContentSave(onSaved);
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
            onChange={([chosen]) => setLeadId(chosen ?? null)}
          />
        </fieldset>
        {can('content:write') && (
          <PublishForm
            isDirty={leadId !== category.leadId}
            canPublish={can('content:publish')}
            error={save.error ?? (save.conflicts && '别人刚刚改过主推，请刷新后再选')}
            onSave={(times) =>
              save.run(
                api.home.saveLead({
                  categoryId: category.categoryId,
                  productId: leadId,
                  base: category.leadId,
                  ...times,
                }),
              )
            }
          />
        )}
        <section aria-labelledby="lead-history">
          <h3 id="lead-history">改动记录</h3>
          <RowHistory kind="menu_lead" rowId={category.categoryId} version={category} />
        </section>
      </div>
    </section>
  );
}
