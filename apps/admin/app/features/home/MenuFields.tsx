import { RuleFields } from './SelectionFields.tsx';
import type { Choices, ListingFields } from './types.ts';

const FACETS = [
  { name: 'category', label: '品类' },
  { name: 'brand', label: '品牌' },
  { name: 'price', label: '价格' },
  { name: 'effect', label: '功效' },
  { name: 'skinType', label: '适合肤质' },
  { name: 'finish', label: '妆效' },
  { name: 'shadeFamily', label: '色系' },
  { name: 'label', label: '特色' },
  { name: 'promotion', label: '优惠' },
] as const satisfies { name: ListingFields['hiddenFacets'][number]; label: string }[];

interface MenuFieldsProps {
  values: ListingFields;
  choices: Choices;
  set: <Name extends keyof ListingFields>(name: Name, value: ListingFields[Name]) => void;
}

/** Which categories the menu panel of a listing names, and which filters its page leaves out. */
export function MenuFields({ values: { menuRule, hiddenFacets }, choices, set }: MenuFieldsProps) {
  return (
    <>
      <fieldset className="ct-group">
        <legend>菜单里的品类</legend>
        <label className="opt-l">
          <input
            type="checkbox"
            className="ck"
            checked={menuRule !== null}
            onChange={({ target }) => set('menuRule', target.checked ? { order: 'sold' } : null)}
          />
          <span>另定规则（不勾选：列表里有商品的品类都写进菜单）</span>
        </label>
        {menuRule && (
          <RuleFields rule={menuRule} choices={choices} onChange={(rule) => set('menuRule', rule)} />
        )}
      </fieldset>
      <fieldset className="ct-group">
        <legend>列表页不显示的筛选</legend>
        <div className="row wrap">
          {FACETS.map(({ name, label }) => (
            <label className="opt-l" key={name}>
              <input
                type="checkbox"
                className="ck"
                checked={hiddenFacets.includes(name)}
                onChange={({ target }) =>
                  set(
                    'hiddenFacets',
                    target.checked ? [...hiddenFacets, name] : hiddenFacets.filter((each) => each !== name),
                  )
                }
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
