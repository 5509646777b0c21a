import { Icon } from '../../ui/Icon.tsx';
import { CountInput, PercentInput, YuanInput } from './NumberInputs.tsx';
import type { DraftBenefit, DraftReach, DraftTier, Errors } from './promotion-draft.ts';

interface TierProps {
  tiers: readonly DraftTier[];
  errors: Errors;
  isDisabled: boolean;
  onChange: (tiers: DraftTier[]) => void;
}
const MAX_TIERS = 10;

/** 满 299 减 40, step by step. */
export function FullAmountTiers({ tiers, errors, isDisabled, onChange }: TierProps) {
  const set = (at: number, tier: DraftTier) =>
    onChange(tiers.map((each, index) => (index === at ? tier : each)));
  const last = tiers.at(-1);
  const isNth = last?.benefit.kind === 'nthUnit';
  return (
    <div className="tiers">
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
        <fieldset className="row tier" key={`${at} ${tiers.length}`} aria-label={`第 ${at + 1} 档`}>
          <span className="tier-n" aria-hidden="true">
            {at + 1}
          </span>
          {!isNth && (
            <ReachInput
              reach={tier.reach}
              error={errors[`tiers.${at}.reach.amount`] ?? errors[`tiers.${at}.reach.quantity`]}
              isDisabled={isDisabled}
              isRepeated={(tier.benefit.maxTimes ?? 1) > 1}
              onChange={(reach) => set(at, { ...tier, reach })}
            />
          )}
          <BenefitInputs
            benefit={tier.benefit}
            errorOf={(name) => errors[`tiers.${at}.benefit.${name}`]}
            isDisabled={isDisabled}
            onChange={(benefit) =>
              set(at, {
                reach: isNth ? { kind: 'quantity', quantity: benefit.nth ?? 2 } : tier.reach,
                benefit,
              })
            }
          />
          {tiers.length > 1 && !isDisabled && (
            <button
              type="button"
              className="icbtn right"
              aria-label={`去掉第 ${at + 1} 档`}
              onClick={() => onChange(tiers.filter((_, index) => index !== at))}
            >
              <Icon name="trash" />
            </button>
          )}
        </fieldset>
      ))}
      {errors['tiers'] && (
        <p className="err" role="alert">
          {errors['tiers']}
        </p>
      )}
      {!isDisabled && !isNth && last && tiers.length < MAX_TIERS && (
        <div className="row">
          <button type="button" className="btn btn-sm" onClick={() => onChange([...tiers, emptied(last)])}>
            加一档
          </button>
          <span className="hint">最多 {MAX_TIERS} 档，门槛由低到高</span>
        </div>
      )}
    </div>
  );
}

const emptied = ({ reach, benefit }: DraftTier): DraftTier => ({
  reach: reach.kind === 'amount' ? { kind: 'amount', amount: null } : { kind: 'quantity', quantity: null },
  benefit: {
    ...benefit,
    ...('amount' in benefit && { amount: null }),
    ...('percent' in benefit && { percent: null }),
    ...(benefit.gifts && { gifts: [] }),
    ...(benefit.offers && { offers: [] }),
  },
});

interface ReachInputProps {
  reach: DraftReach;
  error: string | undefined;
  isDisabled: boolean;
  isRepeated?: boolean;
  onChange: (reach: DraftReach) => void;
}

/** What has to be reached: an amount or a number of units. */
export function ReachInput({ reach, error, isDisabled, isRepeated = false, onChange }: ReachInputProps) {
  const before = isRepeated ? '每满' : '满';
  return reach.kind === 'amount' ? (
    <YuanInput
      label="满多少元"
      before={before}
      after="元"
      fen={reach.amount}
      error={error}
      isDisabled={isDisabled}
      onChange={(amount) => onChange({ kind: 'amount', amount })}
    />
  ) : (
    <CountInput
      label="满多少件"
      before={before}
      after="件"
      count={reach.quantity}
      error={error}
      isDisabled={isDisabled}
      onChange={(quantity) => onChange({ kind: 'quantity', quantity })}
    />
  );
}

interface BenefitProps {
  benefit: DraftBenefit;
  errorOf: (name: string) => string | undefined;
  isDisabled: boolean;
  onChange: (benefit: DraftBenefit) => void;
}

function BenefitInputs({ benefit, errorOf, isDisabled, onChange }: BenefitProps) {
  const common = { isDisabled };
  if (benefit.kind === 'amountOff')
    return (
      <>
        <YuanInput
          {...common}
          label="减多少元"
          before="减"
          after="元"
          fen={benefit.amount}
          error={errorOf('amount')}
          onChange={(amount) => onChange({ ...benefit, amount })}
        />
        {benefit.maxTimes !== 1 && (
          <CountInput
            {...common}
            label="最多几次"
            before="最多"
            after="次"
            count={benefit.maxTimes}
            error={errorOf('maxTimes')}
            onChange={(maxTimes) => onChange({ ...benefit, maxTimes })}
          />
        )}
      </>
    );
  if (benefit.kind === 'nthUnit')
    return (
      <>
        <CountInput
          {...common}
          label="第几件"
          before="第"
          after="件"
          count={benefit.nth}
          error={errorOf('nth')}
          onChange={(nth) => onChange({ ...benefit, nth })}
        />
        <PercentInput
          {...common}
          label="打几折"
          percent={benefit.percent}
          error={errorOf('percent')}
          onChange={(percent) => onChange({ ...benefit, percent })}
        />
        <span className="hint">5 折是半价，0 折是免费</span>
      </>
    );
  return (
    <PercentInput
      {...common}
      label="打几折"
      before="享"
      percent={benefit.percent}
      error={errorOf('percent')}
      onChange={(percent) => onChange({ ...benefit, percent })}
    />
  );
}
