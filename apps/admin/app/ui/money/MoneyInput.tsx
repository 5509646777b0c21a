import { fromYuan } from '@huarong/core/shared';
import { type ComponentProps, useId, useState } from 'react';
import { formatFen } from '../format.ts';

interface MoneyInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue'> {
  label: string;
  /** The most that may be typed, in fen. */
  maxFen?: number;
  /** Null while what is typed is no amount. */
  onAmount: (fen: number | null) => void;
  defaultFen?: number;
}

/** An amount in yuan and fen, given to the page in fen. */
export function MoneyInput({ label, maxFen, onAmount, defaultFen, ...input }: MoneyInputProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={error ? 'inp-unit inp-money is-err' : 'inp-unit inp-money'}>
        <span aria-hidden="true">¥</span>
        <input
          id={id}
          className="inp"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={defaultFen === undefined ? '' : (defaultFen / 100).toFixed(2)}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            const { amount, problem } = readAmount(event.target.value, maxFen);
            setError(problem);
            onAmount(amount);
          }}
          {...input}
        />
      </div>
      {error && (
        <p className="err" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** 1,032.38 → 103238; an amount above the most that is left is named with it. */
export function readAmount(typed: string, maxFen?: number): { amount: number | null; problem?: string } {
  const text = typed.replaceAll(',', '').trim();
  if (text === '') return { amount: null };
  const amount = fromYuan(text);
  if (amount === null || amount <= 0)
    return { amount: null, problem: '请输入金额，至多两位小数，例如 32.50' };
  if (maxFen !== undefined && amount > maxFen) return { amount: null, problem: `至多 ${formatFen(maxFen)}` };
  return { amount };
}
