import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { formatFen } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ProductCell } from '../../ui/product/ProductCell.tsx';
import { type ScenarioDraft, withSku } from './scenario-draft.ts';
import type { FoundSku } from './types.ts';

interface BasketPanelProps {
  lines: ScenarioDraft['lines'];
  onChange: (lines: ScenarioDraft['lines']) => void;
}

/** The skus of the basket: added by words or a code, changed by number. */
export function BasketPanel({ lines, onChange }: BasketPanelProps) {
  const units = lines.reduce((all, { quantity }) => all + quantity, 0);
  const setQuantity = (skuId: string, quantity: number) =>
    onChange(
      lines.map((line) =>
        line.sku.skuId === skuId ? { ...line, quantity: Math.min(99, Math.max(1, quantity)) } : line,
      ),
    );
  return (
    <section className="panel" aria-labelledby="sim-basket">
      <header className="panel-h">
        <h2 id="sim-basket">购物车</h2>
        <span className="muted fs-12">
          {lines.length} 行，{units} 件
        </span>
        {lines.length > 0 && (
          <div className="right">
            <button type="button" className="lnk" onClick={() => onChange([])}>
              清空
            </button>
          </div>
        )}
      </header>
      <div className="panel-b">
        <ul className="sim-lines">
          {lines.map(({ sku, quantity }) => (
            <li key={sku.skuId}>
              <ProductCell image={sku.imagePath} name={sku.name}>
                {sku.brandName}　{sku.skuName}　{formatFen(sku.price)}
              </ProductCell>
              <input
                className="inp sim-quantity"
                type="number"
                min={1}
                max={99}
                aria-label={`${sku.name} ${sku.skuName} 的件数`}
                value={quantity}
                onChange={({ target }) => setQuantity(sku.skuId, Math.round(Number(target.value)))}
              />
              <button
                type="button"
                className="icbtn"
                aria-label={`去掉${sku.name} ${sku.skuName}`}
                onClick={() => onChange(lines.filter((line) => line.sku !== sku))}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
        <AddSku onAdd={(sku) => onChange(withSku(lines, sku, 1))} />
      </div>
    </section>
  );
}

function AddSku({ onAdd }: { onAdd: (sku: FoundSku) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly FoundSku[]>([]);
  const [error, setError] = useState<string>();
  async function find(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    const q = typed.trim();
    if (q === '') return;
    const reply = await api.simulator.skus({ q });
    if (!reply.ok) return setError(reply.refusal.message);
    setError(reply.value.skus.length === 0 ? '没有找到这样的规格' : undefined);
    setFound(reply.value.skus);
  }
  const add = (sku: FoundSku) => {
    onAdd(sku);
    setFound([]);
    setTyped('');
    document.getElementById(id)?.focus();
  };
  return (
    <div className="field mt-2">
      <label htmlFor={id}>加商品</label>
      <div className="row">
        <input
          id={id}
          className="inp grow"
          value={typed}
          maxLength={40}
          placeholder="名称、货号、条码"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) void find(event);
          }}
        />
        <button type="button" className="btn" onClick={(event) => void find(event)}>
          查找
        </button>
      </div>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {found.length > 0 && (
        <ul className="sim-found" aria-label="找到的规格">
          {found.map((sku) => (
            <li key={sku.skuId}>
              <button type="button" onClick={() => add(sku)}>
                <ProductCell image={sku.imagePath} name={sku.name}>
                  {sku.brandName}　{sku.skuName}　{formatFen(sku.price)}
                  {sku.available === 0 ? '　售罄' : ''}
                </ProductCell>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
