import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Icon } from '../Icon.tsx';
import { ProductCell } from '../product/ProductCell.tsx';
import { MoveButtons } from './MoveButtons.tsx';

type FoundProduct = Output<AdminContracts['home']['findProducts']>['products'][number];

interface ProductChooserProps {
  label: string;
  chosen: readonly string[];
  /** What is known of products so far; others are shown by their number. */
  nameOf: (productId: string) => string | undefined;
  most: number;
  onChange: (chosen: string[]) => void;
}

/** Products in an order: type words or a number, Enter searches, then choose; move and remove by buttons. */
export function ProductChooser({ label, chosen, nameOf, most, onChange }: ProductChooserProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<FoundProduct[]>([]);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [error, setError] = useState<string>();
  async function find() {
    if (typed.trim() === '') return;
    const reply = await api.home.findProducts({ q: typed.trim() });
    if (!reply.ok) return setError(reply.refusal.message);
    setError(reply.value.products.length === 0 ? '没有找到这样的商品' : undefined);
    setFound(reply.value.products);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void find();
  }
  function choose({ productId, name }: FoundProduct) {
    setNames(new Map([...names, [productId, name]]));
    onChange([...chosen.filter((each) => each !== productId), productId].slice(-most));
    setFound([]);
    setTyped('');
    // The list with the pressed button is gone.
    field.current?.focus();
  }
  const shownName = (productId: string) => names.get(productId) ?? nameOf(productId);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const unknown = chosen.find((id) => shownName(id) === undefined && !missing.has(id));
  // A draft names products that the page did not come with.
  useEffect(() => {
    if (unknown === undefined) return;
    let isCurrent = true;
    void api.home.findProducts({ q: unknown }).then((reply) => {
      if (!isCurrent) return;
      const product = reply.ok && reply.value.products.find(({ productId }) => productId === unknown);
      if (product) setNames((known) => new Map([...known, [unknown, product.name]]));
      else setMissing((known) => new Set([...known, unknown]));
    });
    return () => {
      isCurrent = false;
    };
  }, [unknown]);
  const textOf = (productId: string) =>
    shownName(productId) ?? (missing.has(productId) ? `${productId}（不在售，页面会略过）` : productId);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {chosen.length > 0 && (
        <ol className="ct-list" aria-label={`${label}：已选`}>
          {chosen.map((productId, at) => (
            <li key={productId}>
              <span className="grow ell">{textOf(productId)}</span>
              <MoveButtons
                name={shownName(productId) ?? productId}
                at={at}
                count={chosen.length}
                onMove={(to) => onChange(chosen.toSpliced(at, 1).toSpliced(to, 0, productId))}
                onRemove={() => onChange(chosen.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="row">
        <input
          id={id}
          ref={field}
          className="inp grow"
          value={typed}
          maxLength={40}
          placeholder="商品名、品牌或编号"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="btn" onClick={() => void find()}>
          <Icon name="search" size={14} />
          查找
        </button>
      </div>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {found.length > 0 && (
        <ul className="ct-found" aria-label="找到的商品">
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
