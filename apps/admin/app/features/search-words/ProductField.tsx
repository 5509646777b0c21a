import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { type KeyboardEvent, useId, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ProductCell } from '../../ui/product/ProductCell.tsx';

export type FoundProduct = Output<AdminContracts['searchWords']['findProducts']>['products'][number];

interface ProductFieldProps {
  label: string;
  chosen: readonly { id: string; label: string }[];
  onChange: (chosen: { id: string; label: string }[]) => void;
}

/** Chooses products: type words or a number, Enter searches, then choose one of the products found. */
export function ProductField({ label, chosen, onChange }: ProductFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<FoundProduct[] | null>(null);
  const [error, setError] = useState<string>();
  async function find() {
    if (typed.trim() === '') return;
    const reply = await api.searchWords.findProducts({ q: typed.trim() });
    if (!reply.ok) return setError(reply.refusal.message);
    setError(reply.value.products.length === 0 ? '没有找到这样的商品' : undefined);
    setFound(reply.value.products);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void find();
  }
  const choose = ({ productId, name }: FoundProduct) => {
    onChange([...chosen.filter((each) => each.id !== productId), { id: productId, label: name }]);
    setFound(null);
    setTyped('');
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {chosen.map((product) => (
        <span className="sw-token sw-token-wide" key={product.id}>
          {product.label}
          <button
            type="button"
            aria-label={`去掉${product.label}`}
            onClick={() => onChange(chosen.filter((each) => each.id !== product.id))}
          >
            <Icon name="close" size={12} />
          </button>
        </span>
      ))}
      <div className="row sw-find">
        <input
          id={id}
          className="inp grow"
          value={typed}
          maxLength={40}
          placeholder="商品名、品牌或编号"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="btn" onClick={() => void find()}>
          查找
        </button>
      </div>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {found && found.length > 0 && (
        <ul className="sw-choices" aria-label="找到的商品">
          {found.map((product) => (
            <li key={product.productId}>
              <button type="button" onClick={() => choose(product)}>
                <ProductCell image={product.imagePath} name={product.name}>
                  {product.brandName}　{product.productId}
                  {product.isInStock ? '' : '　售罄'}
                </ProductCell>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
