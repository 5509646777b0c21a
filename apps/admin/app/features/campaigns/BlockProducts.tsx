import { ProductChooser } from '../../ui/content/ProductChooser.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import type { BlockShop, Part } from './types.ts';

interface BlockProductsProps {
  value: Part;
  shop: BlockShop;
  onChange: (value: Part) => void;
}

const ORDERS = [
  { value: 'sold', label: '销量从高到低' },
  { value: 'new', label: '新品在前' },
];

/** The products of a block: one by one, or by rule. */
export function BlockProducts({ value, shop, onChange }: BlockProductsProps) {
  const products = Array.isArray(value['products']) ? (value['products'] as string[]) : null;
  const set = (name: string, given: string | number | undefined) => {
    const { [name]: _before, ...others } = value;
    onChange(given === undefined || given === '' ? others : { ...others, [name]: given });
  };
  const choose = (name: string, label: string, options: readonly { value: string; label: string }[]) => (
    <SelectField
      label={label}
      value={String(value[name] ?? '')}
      options={[{ value: '', label: '不限' }, ...options]}
      onChange={({ target }) => set(name, target.value)}
    />
  );
  return (
    <fieldset className="stack">
      <legend>商品</legend>
      <div className="seg seg-sm ct-fit">
        <button
          type="button"
          aria-pressed={products !== null}
          onClick={() => products ?? onChange({ products: [] })}
        >
          指定
        </button>
        <button
          type="button"
          aria-pressed={products === null}
          onClick={() => products && onChange({ order: 'sold', limit: 5 })}
        >
          按规则
        </button>
      </div>
      {products ? (
        <ProductChooser
          label="指定的商品"
          chosen={products}
          nameOf={shop.nameOf}
          most={20}
          onChange={(chosen) => onChange({ products: chosen })}
        />
      ) : (
        <div className="ct-fields">
          {choose('category', '分类', shop.choices.categories)}
          {choose('brand', '品牌', shop.choices.brands)}
          {choose('label', '标签', shop.choices.labels)}
          <TextField
            label="功效"
            isOptional
            maxLength={40}
            value={String(value['effect'] ?? '')}
            onChange={({ target }) => set('effect', target.value)}
          />
          <SelectField
            label="排序"
            value={String(value['order'] ?? 'sold')}
            options={ORDERS}
            onChange={({ target }) => set('order', target.value)}
          />
          <TextField
            label="件数（1 到 20）"
            inputMode="numeric"
            maxLength={2}
            value={String(value['limit'] ?? 5)}
            onChange={({ target }) => set('limit', Number(target.value.replace(/\D/g, '')))}
          />
        </div>
      )}
    </fieldset>
  );
}
