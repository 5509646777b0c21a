import { Button } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ListingQuery, rangeOf, withRange } from '../query/listing-query.ts';
import styles from './PriceRange.module.css';
import { writePriceRange } from './price-range.ts';

interface PriceRangeProps {
  query: ListingQuery;
  hrefOf: (query: ListingQuery) => string;
  /** Gets each range at once, instead of opening the listing with it. */
  onRange?: ((query: ListingQuery) => void) | undefined;
}

/** A custom price range; it replaces the price bands. */
export function PriceRange({ query, hrefOf, onRange }: PriceRangeProps) {
  const navigate = useNavigate();
  const [chosenFrom = '', chosenTo = ''] = (rangeOf(query) ?? '').split('-');
  const [from, setFrom] = useState(chosenFrom);
  const [to, setTo] = useState(chosenTo);
  const chosen = withRange(query, writePriceRange(from, to));
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (onRange) onRange(chosen);
    else navigate(hrefOf(chosen), { preventScrollReset: true });
  };
  const onBlur = () => {
    if (onRange && rangeOf(chosen) !== rangeOf(query)) onRange(chosen);
  };
  return (
    <form className={styles.range} onSubmit={choose} onBlur={onBlur} aria-label="自定价格">
      <PriceInput label="最低价" value={from} onChange={setFrom} />
      <span aria-hidden="true">–</span>
      <PriceInput label="最高价" value={to} onChange={setTo} />
      <Button size="sm" type="submit">
        确定
      </Button>
    </form>
  );
}

interface PriceInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const PriceInput = ({ label, value, onChange }: PriceInputProps) => (
  <input
    aria-label={label}
    placeholder="¥"
    enterKeyHint="done"
    inputMode="numeric"
    maxLength={6}
    value={value}
    onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
  />
);
