import { checkProduct, cleanProduct, EMPTY_PRODUCT } from '@huarong/core/catalogue';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { showToast } from '../../../ui/Toaster.tsx';
import { SaveBar } from '../SaveBar.tsx';
import type { Route } from './+types/new-product.route';
import { DraftNote } from './DraftNote.tsx';
import { fieldName } from './field-groups.ts';
import { LabelPanel } from './LabelPanel.tsx';
import { GroupNav, ProductForm } from './ProductForm.tsx';
import { useDraft } from './use-draft.ts';
import { type Edits, useProductForm } from './use-product-form.ts';

const NEW = 'new';

export const meta = () => [{ title: '新建商品 · 花容管理后台' }];
export async function clientLoader() {
  const [options, { draft }] = await Promise.all([
    load(api.products.options({})),
    load(api.products.draft({ productId: NEW })),
  ]);
  return { options, draft };
}

/** A product that does not exist yet. It is made as a draft; its skus come next. */
export default function NewProductPage({ loaderData: { options, draft } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const form = useProductForm(EMPTY_PRODUCT);
  const [offered, setOffered] = useState(draft);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useDraft(NEW, form.edits, {}, offered === null);
  async function create(reason: string | undefined) {
    const values = cleanProduct(form.values);
    const problems = checkProduct(values);
    if (problems.length > 0) {
      form.setRefused(problems);
      return setError(`有 ${problems.length} 项要填`);
    }
    setIsBusy(true);
    const reply = await api.products.create({ values, ...(reason !== undefined && { reason }) });
    setIsBusy(false);
    if (!reply.ok) {
      if (reply.refusal.code === 'product-refused') form.setRefused(reply.refusal.fields);
      return setError(reply.refusal.message);
    }
    showToast('已建为草稿，接着加规格');
    void navigate(`/products/${reply.value.productId}/skus`);
  }
  const discard = () => {
    form.reset();
    setOffered(null);
    void api.products.deleteDraft({ productId: NEW });
  };
  return (
    <>
      <div className="phead">
        <h1>新建商品</h1>
        <span className="phead-n">先建为草稿，加好规格、补齐标签后上架</span>
      </div>
      {offered && (
        <DraftNote
          draft={offered}
          onContinue={() => {
            form.reset(offered.values as Edits);
            setOffered(null);
          }}
          onDiscard={discard}
        />
      )}
      <div className="product-cols">
        <GroupNav form={form} missing={new Set()} />
        <ProductForm form={form} options={options} isDisabled={false} />
        <aside className="sticky">
          <LabelPanel values={form.values} liveSkuCount={null} />
        </aside>
      </div>
      <SaveBar
        count={form.fields.length}
        text={form.fields.map(fieldName).join('、')}
        error={error}
        isBusy={isBusy}
        isBlocked={false}
        canPlan={false}
        onDiscard={discard}
        onSave={(_times, reason) => void create(reason)}
      />
    </>
  );
}
