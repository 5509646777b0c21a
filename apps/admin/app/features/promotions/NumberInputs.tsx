import { fromYuan } from '@huarong/core/shared';
import { useId, useState } from 'react';

interface NumberInputProps {
  /** Read aloud; what stands before and after the field is seen only. */
  label: string;
  before?: string;
  after?: string;
  error?: string | undefined;
  isDisabled?: boolean;
  placeholder?: string;
}

/** An amount in yuan, given in fen. */
export function YuanInput({
  fen,
  onChange,
  ...props
}: NumberInputProps & { fen: number | null | undefined; onChange: (fen: number | null) => void }) {
  const shown = fen === null || fen === undefined ? '' : (fen / 100).toFixed(2);
  return (
    <TypedInput
      {...props}
      before={props.before ?? '¥'}
      shown={shown}
      inputMode="decimal"
      read={(text) => fromYuan(text)}
      onChange={onChange}
    />
  );
}

/** A whole number. */
export function CountInput({
  count,
  onChange,
  ...props
}: NumberInputProps & { count: number | null | undefined; onChange: (count: number | null) => void }) {
  return (
    <TypedInput
      {...props}
      shown={count === null || count === undefined ? '' : String(count)}
      inputMode="numeric"
      read={(text) => (/^\d{1,7}$/.test(text) ? Number(text) : null)}
      onChange={onChange}
    />
  );
}

/** 8.5 折, given as 85; 0 is free. */
export function PercentInput({
  percent,
  onChange,
  ...props
}: NumberInputProps & { percent: number | null | undefined; onChange: (percent: number | null) => void }) {
  return (
    <TypedInput
      {...props}
      after="折"
      shown={percent === null || percent === undefined ? '' : String(percent / 10)}
      inputMode="decimal"
      read={(text) => (/^\d(\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : null)}
      onChange={onChange}
    />
  );
}

interface TypedInputProps extends NumberInputProps {
  shown: string;
  inputMode: 'decimal' | 'numeric';
  /** Null for what is no such number. */
  read: (text: string) => number | null;
  onChange: (value: number | null) => void;
}

function TypedInput({
  label,
  before,
  after,
  error,
  isDisabled,
  placeholder,
  shown,
  inputMode,
  read,
  onChange,
}: TypedInputProps) {
  const id = useId();
  const [typed, setTyped] = useState(shown);
  const clean = typed.replaceAll(',', '').trim();
  const problem = clean !== '' && read(clean) === null ? '请输入数字' : error;
  return (
    <span className="num-in">
      <span className={`inp-unit${problem ? ' is-err' : ''}`}>
        {before && <span aria-hidden="true">{before}</span>}
        <input
          className="inp"
          aria-label={label}
          inputMode={inputMode}
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          disabled={isDisabled}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? id : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            const text = event.target.value.replaceAll(',', '').trim();
            onChange(text === '' ? null : read(text));
          }}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
      {problem && (
        <small className="err" id={id}>
          {problem}
        </small>
      )}
    </span>
  );
}
