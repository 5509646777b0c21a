import { type PlainField, provincesText, type TableField, valueText } from '@huarong/core/settings';
import { useId } from 'react';
import { ProvinceList } from './ProvinceList.tsx';
import { type DraftRow, newRow } from './setting-draft.ts';

interface SettingTableProps {
  field: TableField;
  rows: readonly DraftRow[];
  before: string | null;
  isDisabled: boolean;
  onChange: (rows: readonly DraftRow[]) => void;
}

/** Rows that staff add and remove. */
export function SettingTable({ field, rows, before, isDisabled, onChange }: SettingTableProps) {
  const id = useId();
  const { label, effect, columns, minRows, maxRows } = field;
  return (
    <fieldset className="field setting-provinces" aria-describedby={`${id}-hint`} disabled={isDisabled}>
      <legend>{label}</legend>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own until it is saved.
        <fieldset className="setting-row" key={at} aria-label={`${label}第 ${at + 1} 行`}>
          {Object.entries(columns).map(([name, column]) => (
            <ColumnInput
              key={name}
              column={column}
              value={row[name] ?? ''}
              onChange={(value) =>
                onChange(rows.map((each, index) => (index === at ? { ...each, [name]: value } : each)))
              }
            />
          ))}
          <button
            type="button"
            className="lnk"
            disabled={isDisabled || rows.length <= minRows}
            aria-label={`去掉${label}第 ${at + 1} 行`}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          >
            去掉
          </button>
        </fieldset>
      ))}
      {rows.length < maxRows && !isDisabled && (
        <p>
          <button type="button" className="lnk" onClick={() => onChange([...rows, newRow(columns)])}>
            加一行
          </button>
        </p>
      )}
      <p className="hint" id={`${id}-hint`}>
        {effect}。允许 {minRows}–{maxRows} 行，默认 {valueText(field, field.default)}
        {before !== null && <b className="setting-before">原 {before}</b>}
      </p>
    </fieldset>
  );
}

interface ColumnInputProps {
  column: PlainField;
  value: DraftRow[string];
  onChange: (value: DraftRow[string]) => void;
}

function ColumnInput({ column, value, onChange }: ColumnInputProps) {
  const id = useId();
  if (column.kind === 'provinces') {
    const codes = value as readonly string[];
    return (
      <details className="setting-row-provinces">
        <summary>{provincesText(codes) || '请选省份'}</summary>
        <ProvinceList value={codes} onChange={onChange} />
      </details>
    );
  }
  if (column.kind === 'switch')
    return (
      <label className="row">
        <input
          type="checkbox"
          className="ck"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        {column.label}
      </label>
    );
  const unit = column.kind === 'money' ? '元' : column.kind === 'number' ? column.unit : null;
  return (
    <div className="setting-column">
      <label htmlFor={id}>
        {column.label}
        {unit !== null && `（${unit}）`}
      </label>
      <input
        id={id}
        className={column.kind === 'text' ? 'inp inp-sm' : 'inp inp-sm setting-short'}
        autoComplete="off"
        inputMode={column.kind === 'text' ? undefined : column.kind === 'money' ? 'decimal' : 'numeric'}
        maxLength={column.kind === 'text' ? column.maxLength : 14}
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
