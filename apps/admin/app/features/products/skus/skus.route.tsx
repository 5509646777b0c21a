import { SKU_FIELDS, type SkuField } from '@huarong/core/catalogue';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { useCan } from '../../../platform/session/use-session.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ReasonDialog } from '../../../ui/ReasonDialog.tsx';
import { showToast } from '../../../ui/Toaster.tsx';
import { ConflictDialog } from '../edit/ConflictDialog.tsx';
import { ProductHead } from '../ProductHead.tsx';
import { type ProductDetail, type ProductOptions, type ProductSku, savedText } from '../product-texts.ts';
import { SaveBar } from '../SaveBar.tsx';
import type { Route } from './+types/skus.route';
import { SkuPanel } from './SkuPanel.tsx';
import { SkuTable } from './SkuTable.tsx';
import { listLookalikes, Spectrum } from './Spectrum.tsx';
import { useSaveSkus } from './use-save-skus.ts';
import { skuName, useSkuEdits } from './use-sku-edits.ts';

export const meta = () => [{ title: '规格与色号 · 花容管理后台' }];
export async function clientLoader({ params: { productId } }: Route.ClientLoaderArgs) {
  const [product, { skus }, options] = await Promise.all([
    load(api.products.detail({ productId })),
    load(api.products.skus({ productId })),
    load(api.products.options({})),
  ]);
  return { product, stored: skus, options };
}

/** The skus of a product: shades, codes, prices and their order. */
export default function SkusPage({ loaderData }: Route.ComponentProps) {
  return <SkusEditor key={loaderData.product.productId} {...loaderData} />;
}

interface EditorProps {
  product: ProductDetail;
  stored: readonly ProductSku[];
  options: ProductOptions;
}

function SkusEditor({ product, stored, options }: EditorProps) {
  const { productId } = product;
  const may = useCan();
  const can = { write: may('product:write'), price: may('price:write'), publish: may('product:publish') };
  const { revalidate } = useRevalidator();
  const skus = useSkuEdits(stored, product.values.code);
  const [chosen, setChosen] = useState<string | null>(stored[0]?.skuId ?? null);
  const [removed, setRemoved] = useState<ProductSku | null>(null);
  const saving = useSaveSkus(productId, skus, (saved) => {
    skus.reset();
    showToast(savedText(saved));
    void revalidate();
  });
  const at = skus.rows.findIndex(({ key }) => key === chosen);
  const row = skus.rows[at];
  const lookalikes = listLookalikes(skus.rows);
  const wrong = skus.changed.flatMap(({ problems }) => problems).length;
  const names = skus.changed.map(({ values }) => skuName(values));
  return (
    <>
      <ProductHead product={product}>
        {can.write && can.price && (
          <button type="button" className="btn btn-ink" onClick={() => setChosen(skus.add())}>
            <Icon name="plus" />
            加一个规格
          </button>
        )}
      </ProductHead>
      {lookalikes.length > 0 && (
        <div className="note note-warn" role="status">
          <Icon name="warning" />
          <ul>
            {lookalikes.slice(0, 5).map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
            {lookalikes.length > 5 && <li>另有 {lookalikes.length - 5} 对</li>}
          </ul>
        </div>
      )}
      {skus.rows.length === 0 ? (
        <Empty title="还没有规格" icon="tag">
          <p>至少一个在售的规格，商品才能上架。</p>
        </Empty>
      ) : (
        <div className="cols">
          <div>
            <SkuTable skus={skus} chosen={chosen} onChoose={setChosen} isDisabled={!can.write} />
            <p className="hint mt-2">
              拖动一行，或在一行里按 <span className="kbd">Alt</span> <span className="kbd">↑</span>{' '}
              <span className="kbd">↓</span> 调整次序；顾客看到的就是这个次序。
            </p>
            <Spectrum rows={skus.rows} />
          </div>
          <aside className="sticky">
            {row && (
              <SkuPanel
                row={row}
                place={at + 1}
                skus={skus}
                families={options.families}
                errors={saving.errors}
                can={can}
                onRemove={() => (row.stored ? setRemoved(row.stored) : skus.dropNew(row.key))}
              />
            )}
          </aside>
        </div>
      )}
      <SaveBar
        count={skus.changed.length + (skus.isSorted ? 1 : 0)}
        text={[
          ...names,
          ...(skus.isSorted ? ['次序'] : []),
          ...(wrong > 0 ? [`${wrong} 处要改正`] : []),
        ].join('、')}
        error={saving.error}
        isBusy={saving.isBusy}
        isBlocked={wrong > 0}
        onDiscard={() => skus.reset()}
        onSave={saving.save}
      />
      {saving.conflicts && (
        <ConflictDialog
          fields={saving.conflicts.map(({ key, field, base, mine, theirs }) => ({
            key: `${key}.${field}`,
            label: `${nameOf(stored, key)} ${SKU_FIELDS[field as SkuField] ?? '次序'}`,
            base: shown(base),
            mine: shown(mine),
            theirs: shown(theirs),
          }))}
          onClose={saving.closeConflict}
          onChoose={saving.resolve}
        />
      )}
      {removed && (
        <ReasonDialog
          title={`删除 ${skuName(removed.values)}`}
          reasons={['填错了', '重复']}
          action="删除"
          isDanger
          onClose={() => setRemoved(null)}
          onConfirm={async (reason) => {
            const reply = await api.products.removeSku({ productId, skuId: removed.skuId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast('已删除');
            void revalidate();
            return null;
          }}
        >
          <p>它从来没有卖出过。删除后不能撤销，编号不会再用。</p>
        </ReasonDialog>
      )}
    </>
  );
}

const nameOf = (stored: readonly ProductSku[], key: string) => {
  const sku = stored.find(({ skuId }) => skuId === key);
  return sku ? skuName(sku.values) : key;
};
const shown = (value: unknown): string => (value === null || value === '' ? '（空）' : String(value));
