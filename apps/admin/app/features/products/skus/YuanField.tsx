import { parsePrice } from '@huarong/core/catalogue';
import { useState } from 'react';
import { TextField } from '../../../ui/Field.tsx';

interface YuanFieldProps {
  label: string;
  fen: number | null;
  error: string | undefined;
  isDisabled: boolean;
  /** Null: nothing is typed. */
  onChange: (fen: number | null) => void;
}

/** A price in yuan that is stored in fen. What is no price is named and not taken. */
export function YuanField({ label, fen, error, isDisabled, onChange }: YuanFieldProps) {
  const [typed, setTyped] = useState(fen === null || fen === 0 ? '' : (fen / 100).toFixed(2));
  const [problem, setProblem] = useState<string>();
  function read(text: string) {
    setTyped(text);
    const clean = text.replaceAll(',', '').trim();
    const price = clean === '' ? null : parsePrice(clean);
    setProblem(price && !price.ok ? '请输入 0.01 到 1000000.00 的金额' : undefined);
    if (price === null) onChange(null);
    else if (price.ok) onChange(price.value);
    // Below the lowest price, so that it cannot be saved.
    else onChange(0);
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      className="inp num"
      value={typed}
      disabled={isDisabled}
      error={problem ?? error}
      onChange={(event) => read(event.target.value)}
    />
  );
}
