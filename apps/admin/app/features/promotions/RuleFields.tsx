import type { CardType, Condition } from '@huarong/core/pricing';
import { STORE } from '@huarong/core/shared';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { CountInput } from './NumberInputs.tsx';
import { type Draft, type DraftRule, type Errors, inputTime, timeOfInput } from './promotion-draft.ts';

interface SectionProps {
  draft: Draft;
  errors: Errors;
  isDisabled: boolean;
  onChange: (draft: Draft) => void;
}
const CARDS = Object.keys(STORE.cards) as CardType[];
const PRICES = [
  { value: 'flashSale', label: '秒杀价的商品不计入、不打折' },
  { value: 'limitedTime', label: '限时价的商品不计入、不打折' },
  { value: 'memberPrice', label: '会员价的商品不计入、不打折' },
  { value: 'bundle', label: '搭配价的商品不计入、不打折' },
] as const;

/** When it runs and who may have it. */
export function WhenFields({ draft, errors, isDisabled, onChange }: SectionProps) {
  const { rule } = draft;
  const time = (name: 'startsAt' | 'endsAt') => ({
    type: 'datetime-local',
    disabled: isDisabled,
    defaultValue: inputTime(draft[name]),
    onChange: (event: { target: { value: string } }) => {
      const at = timeOfInput(event.target.value);
      if (at !== null) onChange({ ...draft, [name]: at });
    },
  });
  return (
    <div className="fgrid">
      <TextField label="从" {...time('startsAt')} error={errors['window.from']} />
      <TextField label="到" {...time('endsAt')} error={errors['window.until'] ?? errors['window']} />
      {draft.kind !== 'bundle' && (
        <>
          <SelectField
            label="谁可以参加"
            disabled={isDisabled}
            value={whoOf(rule.conditions ?? [])}
            options={[
              { value: 'all', label: '所有人' },
              { value: 'members', label: '会员' },
              { value: 'firstOrder', label: '首单' },
              ...CARDS.map((card) => ({ value: card, label: `${STORE.cards[card].name}会员` })),
              ...(whoOf(rule.conditions ?? []) === 'mixed'
                ? [{ value: 'mixed', label: '多个条件（保持不变）' }]
                : []),
            ]}
            onChange={(event) => {
              if (event.target.value !== 'mixed')
                onChange({ ...draft, rule: { ...rule, conditions: conditionsOf(event.target.value) } });
            }}
          />
          <div className="field">
            <span className="label">每人限</span>
            <CountInput
              label="每人限"
              after={isUnitPrice(draft) ? '件' : '单'}
              placeholder="不限"
              count={rule.quota?.perShopper}
              error={errors['quota.perShopper']}
              isDisabled={isDisabled}
              onChange={(perShopper) =>
                onChange({
                  ...draft,
                  rule: { ...rule, quota: { total: rule.quota?.total ?? null, perShopper } },
                })
              }
            />
          </div>
        </>
      )}
    </div>
  );
}

const isUnitPrice = ({ kind }: Draft) =>
  kind === 'flashSale' || kind === 'limitedTime' || kind === 'memberPrice';

function whoOf(conditions: readonly Condition[]): string {
  const [first, second] = conditions;
  if (!first) return 'all';
  if (second || (first.kind === 'cards' && first.cards.length !== 1)) return 'mixed';
  return first.kind === 'cards' ? (first.cards[0] ?? 'all') : first.kind;
}
const conditionsOf = (who: string): Condition[] =>
  who === 'all'
    ? []
    : who === 'members' || who === 'firstOrder'
      ? [{ kind: who }]
      : [{ kind: 'cards', cards: [who as CardType] }];

/** How it goes with other offers. */
export function StackFields({ draft, errors, isDisabled, onChange }: SectionProps) {
  const { rule } = draft;
  const set = (more: Partial<DraftRule>) => onChange({ ...draft, rule: { ...rule, ...more } });
  const excluded = rule.excludesPrices ?? [];
  return (
    <div className="fgrid fgrid-3">
      <div className="field">
        <span className="label">优先级</span>
        <CountInput
          label="优先级"
          count={rule.priority}
          error={errors['priority']}
          isDisabled={isDisabled}
          onChange={(priority) => set({ priority })}
        />
      </div>
      {!isUnitPrice(draft) && (
        <TextField
          label="互斥组"
          placeholder="不设"
          maxLength={64}
          disabled={isDisabled}
          defaultValue={rule.exclusionGroup ?? ''}
          error={errors['exclusionGroup']}
          onChange={(event) => set({ exclusionGroup: event.target.value.trim() || null })}
        />
      )}
      <div className="field">
        <span className="label">{isUnitPrice(draft) ? '每个规格总名额' : '总名额'}</span>
        <CountInput
          label="总名额"
          after={isUnitPrice(draft) ? '件' : '单'}
          placeholder="不限"
          count={rule.quota?.total}
          error={errors['quota.total']}
          isDisabled={isDisabled}
          onChange={(total) => set({ quota: { perShopper: rule.quota?.perShopper ?? null, total } })}
        />
      </div>
      {draft.kind === 'fullAmount' && (
        <div className="wide stack">
          {PRICES.map(({ value, label }) => (
            <label className="opt-l" key={value}>
              <input
                type="checkbox"
                className="ck"
                disabled={isDisabled}
                checked={excluded.includes(value)}
                onChange={(event) =>
                  set({
                    excludesPrices: event.target.checked
                      ? [...excluded, value]
                      : excluded.filter((each) => each !== value),
                  })
                }
              />
              <span>{label}</span>
            </label>
          ))}
          <label className="opt-l">
            <input
              type="checkbox"
              className="ck"
              disabled={isDisabled}
              checked={rule.combinesWithCoupons ?? false}
              onChange={(event) => set({ combinesWithCoupons: event.target.checked })}
            />
            <span>可以再用一张商品券</span>
          </label>
        </div>
      )}
    </div>
  );
}
