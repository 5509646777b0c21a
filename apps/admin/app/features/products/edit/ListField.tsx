import type { ReactNode } from 'react';
import { MoveButtons } from '../../../ui/content/MoveButtons.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface ListFieldProps<Entry> {
  legend: string;
  hint?: string;
  /** 段, 条, 行: `加一条`, and the name of an entry: `第 1 条实测数据`. */
  unit: string;
  entries: readonly Entry[];
  /** What 加一条 adds. */
  empty: Entry;
  most?: number;
  /** The layout of the fields of an entry. */
  className: string;
  error?: string | undefined;
  isChanged: boolean;
  isDisabled: boolean;
  /** The fields of an entry; `place`: `第 1 条`. */
  children: (entry: Entry, place: string, change: (part: Partial<Entry>) => void) => ReactNode;
  onChange: (entries: Entry[]) => void;
}

/** A field that is a list: its entries are added, moved and removed. */
export function ListField<Entry>(props: ListFieldProps<Entry>) {
  const { legend, hint, unit, entries, empty, most, className, error, isChanged, isDisabled } = props;
  const { children, onChange } = props;
  return (
    <fieldset className={isChanged ? 'field list-field is-changed' : 'field list-field'}>
      <legend className="label">{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      <ol>
        {entries.map((entry, at) => (
          // An entry has no identity besides its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li className={className} key={at}>
            {children(entry, `第 ${at + 1} ${unit}`, (part) =>
              onChange(entries.with(at, { ...entry, ...part })),
            )}
            {!isDisabled && (
              <MoveButtons
                name={`第 ${at + 1} ${unit}${legend}`}
                at={at}
                count={entries.length}
                isByPlace
                onMove={(to) => onChange(entries.toSpliced(at, 1).toSpliced(to, 0, entry))}
                onRemove={() => onChange(entries.toSpliced(at, 1))}
              />
            )}
          </li>
        ))}
      </ol>
      {!isDisabled && (
        <button
          type="button"
          className="btn btn-sm"
          disabled={most !== undefined && entries.length >= most}
          onClick={() => onChange([...entries, empty])}
        >
          <Icon name="plus" size={12} />
          加一{unit}
        </button>
      )}
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
