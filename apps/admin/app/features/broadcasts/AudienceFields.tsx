import { SelectField, TextField } from '../../ui/Field.tsx';
import { SkinChoice } from '../../ui/shade/SkinChoice.tsx';
import { CardChoice } from '../coupons/CardChoice.tsx';
import type { BroadcastDraft } from './broadcast-draft.ts';
import type { Choices } from './types.ts';

interface AudienceFieldsProps {
  draft: BroadcastDraft;
  choices: Choices;
  onChange: (change: Partial<BroadcastDraft>) => void;
}
const optionsOf = (choices: readonly { id: string; name: string }[]) => [
  { value: '', label: '不限' },
  ...choices.map(({ id, name }) => ({ value: id, label: name })),
];

/** Who gets it: all conditions hold, and none means everybody. */
export function AudienceFields({ draft, choices, onChange }: AudienceFieldsProps) {
  return (
    <div className="fgrid bc-fields">
      <CardChoice label="会员卡" cards={draft.cards} onChange={(cards) => onChange({ cards })} />
      <SkinChoice chosen={draft.skinTypes} onChange={(skinTypes) => onChange({ skinTypes })} />
      <SelectField
        label="关注品牌"
        options={optionsOf(choices.brands)}
        value={draft.followedBrandId}
        onChange={({ target }) => onChange({ followedBrandId: target.value })}
      />
      <SelectField
        label="有未用的券"
        options={optionsOf(choices.offers)}
        value={draft.unusedOfferId}
        onChange={({ target }) => onChange({ unusedOfferId: target.value })}
      />
      <SelectField
        label="买过，按"
        options={[
          { value: 'brand', label: '品牌' },
          { value: 'category', label: '分类' },
          { value: 'product', label: '商品' },
        ]}
        value={draft.boughtBy}
        onChange={({ target }) =>
          onChange({ boughtBy: target.value as BroadcastDraft['boughtBy'], boughtId: '' })
        }
      />
      <BoughtField draft={draft} choices={choices} onChange={onChange} />
      <TextField
        label="买过，近多少天"
        type="number"
        min={1}
        max={1_095}
        value={draft.boughtDays}
        disabled={draft.boughtId === ''}
        onChange={({ target }) => onChange({ boughtDays: target.value })}
      />
      <TextField
        label="这天起没有下单"
        type="date"
        isOptional
        value={draft.notBoughtSince}
        onChange={({ target }) => onChange({ notBoughtSince: target.value })}
      />
    </div>
  );
}

const BoughtField = ({ draft, choices, onChange }: AudienceFieldsProps) =>
  draft.boughtBy === 'product' ? (
    <TextField
      label="买过的商品"
      placeholder="商品编号"
      maxLength={64}
      value={draft.boughtId}
      onChange={({ target }) => onChange({ boughtId: target.value })}
    />
  ) : (
    <SelectField
      label={draft.boughtBy === 'brand' ? '买过的品牌' : '买过的分类'}
      options={optionsOf(draft.boughtBy === 'brand' ? choices.brands : choices.categories)}
      value={draft.boughtId}
      onChange={({ target }) => onChange({ boughtId: target.value })}
    />
  );
