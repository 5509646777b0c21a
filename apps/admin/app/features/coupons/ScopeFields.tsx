import { SelectField, TextAreaField } from '../../ui/Field.tsx';
import type { OfferDraft, ScopeKind } from './offer-draft.ts';
import type { Choices } from './types.ts';

interface ScopeFieldsProps {
  draft: OfferDraft;
  choices: Choices;
  onChange: (change: Partial<OfferDraft>) => void;
}

/** What the coupon can be used for. */
export function ScopeFields({ draft, choices, onChange }: ScopeFieldsProps) {
  const options = [
    { value: 'all', label: '全场' },
    { value: 'category', label: '按分类' },
    { value: 'brand', label: '按品牌' },
    { value: 'list', label: '指定商品' },
    ...(draft.scopeKind === 'stored' ? [{ value: 'stored', label: '原来的范围（含排除或规格，不变）' }] : []),
  ];
  return (
    <>
      <SelectField
        label="范围"
        options={options}
        value={draft.scopeKind}
        onChange={({ target }) => onChange({ scopeKind: target.value as ScopeKind })}
      />
      {draft.scopeKind === 'category' && (
        <CheckList
          label="分类"
          options={choices.categories}
          chosen={draft.categoryIds}
          onChange={(categoryIds) => onChange({ categoryIds })}
        />
      )}
      {draft.scopeKind === 'brand' && (
        <CheckList
          label="品牌"
          options={choices.brands}
          chosen={draft.brandIds}
          onChange={(brandIds) => onChange({ brandIds })}
        />
      )}
      {draft.scopeKind === 'list' && (
        <TextAreaField
          label="商品编号"
          rows={4}
          hint="每行一个，或用逗号隔开"
          value={draft.numbers}
          onChange={({ target }) => onChange({ numbers: target.value })}
        />
      )}
    </>
  );
}

function CheckList({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string;
  options: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  return (
    <fieldset className="field cp-wide">
      <legend>{label}</legend>
      <div className="cp-list">
        {options.map(({ id, name }) => (
          <label className="opt-l" key={id}>
            <input
              type="checkbox"
              className="ck"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
