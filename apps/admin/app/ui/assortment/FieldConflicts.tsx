import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';

/** A field that somebody else has changed meanwhile. */
export interface FieldConflict {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}
export type ConflictChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

interface FieldConflictsProps {
  conflicts: readonly FieldConflict[];
  labelOf: (field: string) => string;
  /** A value in words; null: it is shown as it is. */
  describe?: (value: unknown) => string | null;
  onClose: () => void;
  onResolve: (choices: ConflictChoices) => void;
}

const showValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '（空）';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) {
    if (value.length === 0) return '（空）';
    return value.every((each) => typeof each !== 'object') ? value.join('、') : `${value.length} 块`;
  }
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
};

/** Mine, theirs and what both saw, field by field. */
export function FieldConflicts({ conflicts, labelOf, describe, onClose, onResolve }: FieldConflictsProps) {
  const show = (value: unknown) => describe?.(value) ?? showValue(value);
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({});
  const isComplete = conflicts.every(({ field }) => choices[field] !== undefined);
  const option = (field: string, side: 'mine' | 'theirs', value: unknown) => (
    <label className="opt-l">
      <input
        type="radio"
        className="rd"
        name={field}
        checked={choices[field] === side}
        onChange={() => setChoices({ ...choices, [field]: side })}
      />
      <span>{show(value)}</span>
    </label>
  );
  return (
    <Dialog
      title="别人刚刚改过"
      size="lg"
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className="btn btn-ink"
            disabled={!isComplete}
            onClick={() => onResolve(choices)}
          >
            按选择保存
          </button>
          <button type="button" className="btn" onClick={onClose}>
            先不保存
          </button>
        </>
      }
    >
      <p className="muted">没有冲突的内容会自动合在一起，下面这些请选一个。</p>
      <table className="tbl tbl-flat mt-3">
        <thead>
          <tr>
            <th>字段</th>
            <th>你打开时</th>
            <th>我的</th>
            <th>对方的</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ field, base, mine, theirs }) => (
            <tr key={field}>
              <th scope="row">{labelOf(field)}</th>
              <td className="muted">{show(base)}</td>
              <td>{option(field, 'mine', mine)}</td>
              <td>{option(field, 'theirs', theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
