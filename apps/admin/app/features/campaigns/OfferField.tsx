import { SelectField, TextField } from '../../ui/Field.tsx';
import type { BlockShop } from './types.ts';

export interface Offer {
  kind: 'promotion' | 'coupon' | 'product' | 'sku';
  id: string;
}

const KINDS = [
  { value: '', label: '没有' },
  { value: 'coupon', label: '优惠券' },
  { value: 'promotion', label: '促销' },
  { value: 'product', label: '商品' },
  { value: 'sku', label: '规格' },
];

interface OfferFieldProps {
  label: string;
  offer: Offer | null;
  shop: BlockShop;
  error?: string | undefined;
  onChange: (offer: Offer | null) => void;
}

/** The offer that texts speak of: amounts and the end come from it, and the text ends with it. */
export const OfferField = ({ label, offer, shop, error, onChange }: OfferFieldProps) => (
  <fieldset className="cols-2">
    <legend className="vh">{label}</legend>
    <SelectField
      label={label}
      value={offer?.kind ?? ''}
      options={KINDS}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : { kind: target.value as Offer['kind'], id: '' })
      }
    />
    {offer?.kind === 'coupon' ? (
      <SelectField
        label="哪一张"
        value={offer.id}
        error={error}
        options={[{ value: '', label: '请选' }, ...shop.coupons]}
        onChange={({ target }) => onChange({ ...offer, id: target.value })}
      />
    ) : (
      offer && (
        <TextField
          label="编号"
          maxLength={64}
          value={offer.id}
          error={error}
          onChange={({ target }) => onChange({ ...offer, id: target.value.trim() })}
        />
      )
    )}
  </fieldset>
);
