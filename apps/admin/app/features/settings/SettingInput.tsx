import { rangeText, type SettingField, valueText } from '@huarong/core/settings';
import { useId } from 'react';
import { ProvinceList } from './ProvinceList.tsx';
import { SettingTable } from './SettingTable.tsx';
import type { DraftRow, DraftValue } from './setting-draft.ts';

interface SettingInputProps {
  field: SettingField;
  value: DraftValue;
  /** What holds now, when the draft says something else. */
  before: string | null;
  isDisabled: boolean;
  onChange: (value: DraftValue) => void;
}

/** One setting: its input, what it does, its range and its default. */
export function SettingInput({ field, value, before, isDisabled, onChange }: SettingInputProps) {
  const id = useId();
  if (field.kind === 'table')
    return (
      <SettingTable
        {...{ field, before, isDisabled, onChange }}
        rows={Array.isArray(value) ? (value as readonly DraftRow[]) : []}
      />
    );
  const range = field.kind === 'number' || field.kind === 'money' ? `允许 ${rangeText(field)}，` : '';
  const hint = `${field.effect}。${range}默认 ${valueText(field, field.default)}`;
  const note = (
    <p className="hint" id={`${id}-hint`}>
      {hint}
      {before !== null && <b className="setting-before">原 {before}</b>}
    </p>
  );
  if (field.kind === 'provinces')
    return (
      <fieldset className="field setting-provinces" aria-describedby={`${id}-hint`} disabled={isDisabled}>
        <legend>{field.label}</legend>
        <ProvinceList value={value as readonly string[]} onChange={onChange} />
        {note}
      </fieldset>
    );
  if (field.kind === 'switch')
    return (
      <div className="field">
        <label className="row">
          <input
            type="checkbox"
            className="ck"
            aria-describedby={`${id}-hint`}
            disabled={isDisabled}
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {field.label}
        </label>
        {note}
      </div>
    );
  const input = (
    <input
      id={id}
      className="inp"
      autoComplete="off"
      inputMode={field.kind === 'text' ? undefined : field.kind === 'money' ? 'decimal' : 'numeric'}
      maxLength={field.kind === 'text' ? field.maxLength : 14}
      aria-describedby={`${id}-hint`}
      disabled={isDisabled}
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'text' ? (
        input
      ) : (
        <div
          className={field.kind === 'money' ? 'inp-unit inp-money setting-number' : 'inp-unit setting-number'}
        >
          {field.kind === 'money' && <span aria-hidden="true">¥</span>}
          {input}
          {field.kind === 'number' && <span aria-hidden="true">{field.unit}</span>}
        </div>
      )}
      {note}
    </div>
  );
}
