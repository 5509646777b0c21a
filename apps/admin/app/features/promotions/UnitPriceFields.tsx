import { type SkuLookup, SkuTable } from './ItemTables.tsx';
import { PercentInput, YuanInput } from './NumberInputs.tsx';
import type { DraftBenefit, DraftRule, Errors, PickedSku } from './promotion-draft.ts';
import { SkuPicker } from './SkuPicker.tsx';

interface UnitPriceProps {
  rule: DraftRule;
  skus: SkuLookup;
  errors: Errors;
  isDisabled: boolean;
  onPicked: (sku: PickedSku) => void;
  onChange: (rule: DraftRule) => void;
}
const WAYS: readonly { kind: string; label: string; benefit: DraftBenefit }[] = [
  { kind: 'fixedPrice', label: '逐个定价', benefit: { kind: 'fixedPrice', prices: {} } },
  { kind: 'unitOff', label: '直降', benefit: { kind: 'unitOff', amount: null } },
  { kind: 'payPercent', label: '打折', benefit: { kind: 'payPercent', percent: null } },
];

/** A lower price of single units: a price for each sku, so much less, or so many percent. */
export function UnitPriceFields({ rule, skus, errors, isDisabled, onPicked, onChange }: UnitPriceProps) {
  const benefit = rule.benefit ?? {};
  const prices = benefit.prices ?? {};
  const ids = Object.keys(prices);
  // With prices sku by sku the scope is these skus.
  const setPrices = (next: Record<string, number | null>) =>
    onChange({
      ...rule,
      benefit: { kind: 'fixedPrice', prices: next },
      scope: { kind: 'list', goods: { skuIds: Object.keys(next) } },
    });
  return (
    <div className="tiers">
      <fieldset className="seg seg-sm" aria-label="怎样降价">
        {WAYS.map(({ kind, label, benefit: fresh }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={benefit.kind === kind}
            disabled={isDisabled}
            onClick={() =>
              kind === 'fixedPrice' ? setPrices(prices) : onChange({ ...rule, benefit: fresh })
            }
          >
            {label}
          </button>
        ))}
      </fieldset>
      {benefit.kind === 'fixedPrice' && (
        <>
          <SkuTable
            label="定价"
            skuIds={ids}
            skus={skus}
            isDisabled={isDisabled}
            onRemove={(at) =>
              setPrices(Object.fromEntries(Object.entries(prices).filter((_, index) => index !== at)))
            }
            columns={[
              {
                label: '活动价',
                cell: (skuId, name) => (
                  <YuanInput
                    label={`${name}的活动价`}
                    fen={prices[skuId]}
                    error={errors[`benefit.prices.${skuId}`]}
                    isDisabled={isDisabled}
                    onChange={(fen) => setPrices({ ...prices, [skuId]: fen })}
                  />
                ),
              },
            ]}
          />
          <SkuPicker
            label="加商品"
            isDisabled={isDisabled}
            taken={ids}
            onPick={(sku) => {
              onPicked(sku);
              setPrices({ ...prices, [sku.skuId]: null });
            }}
          />
        </>
      )}
      {benefit.kind === 'unitOff' && (
        <YuanInput
          label="直降多少元"
          before="直降"
          after="元"
          fen={benefit.amount}
          error={errors['benefit.amount']}
          isDisabled={isDisabled}
          onChange={(amount) => onChange({ ...rule, benefit: { kind: 'unitOff', amount } })}
        />
      )}
      {benefit.kind === 'payPercent' && (
        <PercentInput
          label="打几折"
          percent={benefit.percent}
          error={errors['benefit.percent']}
          isDisabled={isDisabled}
          onChange={(percent) => onChange({ ...rule, benefit: { kind: 'payPercent', percent } })}
        />
      )}
    </div>
  );
}

/** Skus that cost less when they are bought together. */
export function BundleFields({ rule, skus, errors, isDisabled, onPicked, onChange }: UnitPriceProps) {
  const ids = rule.skuIds ?? [];
  return (
    <div className="tiers">
      <SkuTable
        label="搭配的商品"
        skuIds={ids}
        skus={skus}
        columns={[]}
        isDisabled={isDisabled}
        onRemove={(at) => onChange({ ...rule, skuIds: ids.filter((_, index) => index !== at) })}
      />
      {errors['skuIds'] && (
        <p className="err" role="alert">
          {errors['skuIds']}
        </p>
      )}
      <SkuPicker
        label="加商品"
        isDisabled={isDisabled || ids.length >= 8}
        taken={ids}
        onPick={(sku) => {
          onPicked(sku);
          onChange({ ...rule, skuIds: [...ids, sku.skuId] });
        }}
      />
      <YuanInput
        label="一起买的价格"
        before="一起买"
        after="元"
        fen={rule.priceFen}
        error={errors['priceFen']}
        isDisabled={isDisabled}
        onChange={(priceFen) => onChange({ ...rule, priceFen })}
      />
    </div>
  );
}
