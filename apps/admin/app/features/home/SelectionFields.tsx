import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { ProductChooser } from '../../ui/content/ProductChooser.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { ShopImage } from '../../ui/product/ShopImage.tsx';
import type { Choices, Rule, Selection, Shown } from './types.ts';

const ORDERS: readonly { value: Rule['order']; label: string }[] = [
  { value: 'sold', label: '销量从高到低' },
  { value: 'newest', label: '新品在前' },
  { value: 'priceLow', label: '价格从低到高' },
  { value: 'priceHigh', label: '价格从高到低' },
  { value: 'listed', label: '按目录' },
];
const NUMBERS = [
  { name: 'minSold', label: '至少售出（件）' },
  { name: 'newSinceDays', label: '几天内上新' },
  { name: 'minPercentOff', label: '比市场价至少低（%）' },
] as const;

interface SelectionFieldsProps {
  selection: Selection;
  pins: readonly string[];
  choices: Choices;
  shown: Shown;
  onChange: (selection: Selection) => void;
  onPin: (pins: string[]) => void;
}

/** Products by rule or one by one, those that come first, and what the page would show now. */
export function SelectionFields({
  selection,
  pins,
  choices,
  shown: first,
  onChange,
  onPin,
}: SelectionFieldsProps) {
  const [shown, setShown] = useState(first);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(() => namesIn(first));
  const isRule = 'rule' in selection;
  const wanted = JSON.stringify({ selection, pins });
  useEffect(() => {
    let isCurrent = true;
    const asked = JSON.parse(wanted) as { selection: Selection; pins: string[] };
    if ('products' in asked.selection && asked.selection.products.length === 0) return;
    void api.home.preview(asked).then((reply) => {
      if (!isCurrent || !reply.ok) return;
      setShown(reply.value);
      setNames((known) => new Map([...known, ...namesIn(reply.value)]));
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return (
    <>
      <fieldset className="seg seg-sm ct-fit">
        <legend className="vh">怎么选商品</legend>
        <button
          type="button"
          aria-pressed={isRule}
          onClick={() => isRule || onChange({ rule: { order: 'sold' } })}
        >
          按规则
        </button>
        <button
          type="button"
          aria-pressed={!isRule}
          onClick={() => isRule && onChange({ products: shown.products.map(({ productId }) => productId) })}
        >
          指定
        </button>
      </fieldset>
      {isRule ? (
        <RuleFields rule={selection.rule} choices={choices} onChange={(rule) => onChange({ rule })} />
      ) : (
        <ProductChooser
          label="商品"
          chosen={selection.products}
          nameOf={(id) => names.get(id)}
          most={100}
          onChange={(products) => onChange({ products })}
        />
      )}
      <ProductChooser
        label="置顶"
        chosen={pins}
        nameOf={(id) => names.get(id)}
        most={20}
        onChange={(chosen) => onPin(chosen)}
      />
      <section aria-label="现在会显示">
        <p aria-live="polite">
          符合 <b>{shown.count}</b> 件
          {shown.missing.length > 0 && (
            <span className="warn">，{shown.missing.length} 件不在售，已略过</span>
          )}
        </p>
        <ol className="ct-shown">
          {shown.products.map(({ productId, name, imagePath, isInStock }) => (
            <li key={productId}>
              {imagePath && <ShopImage path={imagePath} />}
              <span>{name}</span>
              {!isInStock && <small className="muted">售罄</small>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

const namesIn = ({ products }: Shown): Map<string, string> =>
  new Map(products.map(({ productId, name }) => [productId, name]));

/** The conditions of a rule, and its order. */
export function RuleFields({
  rule,
  choices,
  onChange,
}: {
  rule: Rule;
  choices: Choices;
  onChange: (rule: Rule) => void;
}) {
  const set = (name: keyof Rule, value: string | number | undefined) => {
    const { [name]: _before, ...others } = rule;
    onChange({ ...others, ...(value !== undefined && { [name]: value }) } as Rule);
  };
  const choose = (
    name: 'label' | 'category' | 'brand' | 'tag',
    label: string,
    options: Choices['labels'],
  ) => (
    <SelectField
      label={label}
      value={rule[name] ?? ''}
      options={[{ value: '', label: '不限' }, ...options]}
      onChange={({ target }) => set(name, target.value || undefined)}
    />
  );
  return (
    <div className="ct-fields">
      {choose('label', '标签', choices.labels)}
      {choose('category', '分类', choices.categories)}
      {choose('brand', '品牌', choices.brands)}
      {choose('tag', '标记', choices.tags)}
      {NUMBERS.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          inputMode="numeric"
          maxLength={8}
          value={rule[name] === undefined ? '' : String(rule[name])}
          onChange={({ target }) => set(name, Number(target.value.replace(/\D/g, '')) || undefined)}
        />
      ))}
      <SelectField
        label="排序"
        value={rule.order}
        options={[...ORDERS]}
        onChange={({ target }) => set('order', target.value)}
      />
    </div>
  );
}
