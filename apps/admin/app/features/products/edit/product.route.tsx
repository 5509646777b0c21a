import { checkLabel, missingLabelFields } from '@huarong/core/catalogue';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { useCan } from '../../../platform/session/use-session.ts';
import { AuditTab } from '../../../ui/evidence/AuditTab.tsx';
import { formatTime } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/Toaster.tsx';
import { ProductHead } from '../ProductHead.tsx';
import { type ProductDetail, type ProductOptions, savedText } from '../product-texts.ts';
import { SaveBar } from '../SaveBar.tsx';
import { StatusDialog } from '../StatusDialog.tsx';
import type { Route } from './+types/product.route';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type Draft, DraftNote } from './DraftNote.tsx';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { fieldName, textOf } from './field-groups.ts';
import { LabelPanel } from './LabelPanel.tsx';
import { MiniPreview } from './MiniPreview.tsx';
import { PreviewDrawer } from './PreviewDrawer.tsx';
import { GroupNav, ProductForm } from './ProductForm.tsx';
import { useDraft } from './use-draft.ts';
import { type Edits, useProductForm } from './use-product-form.ts';
import { useSaveProduct } from './use-save-product.ts';

export const meta = () => [{ title: '商品资料 · 花容管理后台' }];
export async function clientLoader({ params: { productId } }: Route.ClientLoaderArgs) {
  const [product, options, { draft }] = await Promise.all([
    load(api.products.detail({ productId })),
    load(api.products.options({})),
    load(api.products.draft({ productId })),
  ]);
  return { product, options, draft };
}

/** Everything about a product that staff write. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductEditor key={loaderData.product.productId} {...loaderData} />;
}

interface EditorProps {
  product: ProductDetail;
  options: ProductOptions;
  draft: Draft | null;
}
type OpenDialog = 'published' | 'withdrawn' | 'duplicate' | 'preview';

function ProductEditor({ product, options, draft }: EditorProps) {
  const { productId, status } = product;
  const can = useCan();
  const { revalidate } = useRevalidator();
  const mayWrite = can('product:write');
  const form = useProductForm(product.values);
  const [offered, setOffered] = useState(draft);
  const [dialog, setDialog] = useState<OpenDialog>();
  const draftSavedAt = useDraft(productId, form.edits, form.base, mayWrite && offered === null);
  const saving = useSaveProduct(productId, form, (saved) => {
    form.reset();
    setOffered(null);
    showToast(saved.setId === '' ? '保留了对方的改动' : savedText(saved));
    void revalidate();
  });
  const missing = missingLabelFields(form.values);
  const missingFields = new Set(
    checkLabel(form.values).flatMap(({ field, isPresent }) => (isPresent ? [] : [field as string])),
  );
  const discard = () => {
    form.reset();
    setOffered(null);
    void api.products.deleteDraft({ productId });
  };
  return (
    <>
      <ProductHead product={product}>
        {draftSavedAt !== null && (
          <span className="okline" role="status">
            <Icon name="check" size={14} />
            {formatTime(draftSavedAt)} 已存草稿
          </span>
        )}
        {product.skuCount > 0 && (
          <button type="button" className="btn" onClick={() => setDialog('preview')}>
            <Icon name="eye" />
            预览
          </button>
        )}
        {mayWrite && (
          <button type="button" className="btn" onClick={() => setDialog('duplicate')}>
            复制
          </button>
        )}
        {can('product:publish') && status === 'published' && (
          <button type="button" className="btn" onClick={() => setDialog('withdrawn')}>
            下架
          </button>
        )}
        {can('product:publish') && status !== 'published' && (
          <button
            type="button"
            className="btn btn-ink"
            disabled={missing.length > 0 || product.liveSkuCount === 0 || form.fields.length > 0}
            title={form.fields.length > 0 ? '先保存改动' : undefined}
            onClick={() => setDialog('published')}
          >
            上架
          </button>
        )}
      </ProductHead>
      {offered && (
        <DraftNote
          draft={offered}
          onContinue={() => {
            form.reset(offered.values as Edits, offered.base as Edits);
            setOffered(null);
          }}
          onDiscard={discard}
        />
      )}
      <Planned product={product} />
      <div className="product-cols">
        <GroupNav form={form} missing={missingFields} />
        <ProductForm form={form} options={options} isDisabled={!mayWrite} />
        <aside className="sticky stack stack-4">
          <LabelPanel values={form.values} liveSkuCount={product.liveSkuCount} />
          <MiniPreview product={product} values={form.values} />
          <AuditTab key={product.changedAt} kind="product" id={productId} />
        </aside>
      </div>
      <SaveBar
        count={form.fields.length}
        text={form.fields.map(fieldName).join('、')}
        error={saving.error}
        isBusy={saving.isBusy}
        isBlocked={Object.keys(form.errors).length > 0}
        onDiscard={discard}
        onSave={saving.save}
      />
      {saving.conflicts && (
        <ConflictDialog
          fields={saving.conflicts.map(({ field, base, mine, theirs }) => ({
            key: field,
            label: fieldName(field),
            base: textOf(field as never, base),
            mine: textOf(field as never, mine),
            theirs: textOf(field as never, theirs),
          }))}
          onClose={saving.closeConflict}
          onChoose={(choices) => void saving.resolve(choices)}
        />
      )}
      {(dialog === 'published' || dialog === 'withdrawn') && (
        <StatusDialog
          productIds={[productId]}
          status={dialog}
          onClose={() => setDialog(undefined)}
          onDone={(text) => {
            setDialog(undefined);
            showToast(text);
            void revalidate();
          }}
        />
      )}
      {dialog === 'preview' && (
        <PreviewDrawer
          productId={productId}
          edits={form.edits}
          base={form.base}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'duplicate' && (
        <DuplicateDialog
          productId={productId}
          code={product.values.code}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

const Planned = ({ product: { planned } }: { product: ProductDetail }) =>
  planned.map(({ setId, title, applyAt }) => (
    <p className="note" key={setId}>
      <Icon name="clock" />
      <span>
        {formatTime(applyAt)} 生效：<Link to={`/changes/${setId}`}>{title}</Link>
      </span>
    </p>
  ));
