import { TextField } from '../../ui/Field.tsx';
import type { OfferDraft } from './offer-draft.ts';

interface SpecialFieldsProps {
  draft: OfferDraft;
  onChange: (change: Partial<OfferDraft>) => void;
}

/** Coupons of the claim centre that cost points, or that are for the birthday month. */
export const SpecialFields = ({ draft, onChange }: SpecialFieldsProps) => (
  <>
    <TextField
      label="兑换要多少积分"
      inputMode="numeric"
      isOptional
      hint="不填就是免费领取；兑换时扣积分，作废时退回"
      value={draft.pointsPrice}
      onChange={({ target }) => onChange({ pointsPrice: target.value })}
    />
    <label className="opt-l">
      <input
        type="checkbox"
        className="ck"
        checked={draft.isForBirthday}
        onChange={({ target }) => onChange({ isForBirthday: target.checked })}
      />
      生日券：生日当月可领，每年一张，累计不超过每人几张
    </label>
  </>
);
