import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { Icon } from '../Icon.tsx';
import { withFilter, withoutCursor } from './list-address.ts';

/** A filter of a list and how it is asked for. */
export type Filter = { name: string; label: string; words?: string } & (
  | { kind: 'choices'; options: readonly { value: string; label: string }[] }
  /** One of the options. */
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { kind: 'text'; placeholder?: string }
  | { kind: 'days' }
  | { kind: 'amounts' }
);

interface FilterBarProps {
  filters: readonly Filter[];
  /** The parameter of the search field; absent: the list has none. */
  searchName?: string;
  searchLabel?: string;
  /** What stands at the right: the order of the list. */
  children?: ReactNode;
}

/** Chips of the filters that are set, a menu to add one (F), and a field to search within the list. */
export function FilterBar({ filters, searchName, searchLabel = '在此列表内查找', children }: FilterBarProps) {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  useKeys({ f: () => setIsOpen(true), Escape: () => setIsOpen(false) });
  const set = (name: string, value: string | null) => {
    setSearch(withFilter(search, name, value));
    setIsOpen(false);
  };
  const active = filters.filter(({ name }) => search.get(name));
  return (
    <div className="fbar">
      {searchName && (
        <form
          className="inp-ic fbar-search"
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.preventDefault();
            set(searchName, String(new FormData(event.currentTarget).get('words')).trim());
          }}
        >
          <input
            key={search.get(searchName)}
            className="inp"
            name="words"
            type="search"
            aria-label={searchLabel}
            placeholder={searchLabel}
            defaultValue={search.get(searchName) ?? ''}
          />
          <Icon name="search" />
        </form>
      )}
      {active.map((filter) => (
        <span className="chip" key={filter.name}>
          <i>{filter.label}</i>
          <b>{shownValue(filter, search.get(filter.name) ?? '')}</b>
          <button type="button" aria-label={`移除${filter.label}`} onClick={() => set(filter.name, null)}>
            <Icon name="close" size={12} />
          </button>
        </span>
      ))}
      {filters.length > 0 && (
        <span className="fbar-add">
          <button
            type="button"
            className="chip-add"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="plus" size={12} />
            筛选 <span className="kbd">F</span>
          </button>
          {isOpen && (
            <FilterMenu filters={filters} search={search} onSet={set} onClose={() => setIsOpen(false)} />
          )}
        </span>
      )}
      {active.length > 0 && (
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          onClick={() => {
            const cleared = withoutCursor(search);
            for (const { name } of filters) cleared.delete(name);
            setSearch(cleared);
          }}
        >
          清除全部
        </button>
      )}
      {children && <div className="right row">{children}</div>}
    </div>
  );
}

function FilterMenu({
  filters,
  search,
  onSet,
  onClose,
}: {
  filters: readonly Filter[];
  search: URLSearchParams;
  onSet: (name: string, value: string | null) => void;
  onClose: () => void;
}) {
  const [words, setWords] = useState('');
  const [chosenName, setChosenName] = useState(filters[0]?.name);
  const typed = words.trim().toLowerCase();
  const shown = filters.filter(
    ({ label, words: pinyin = '' }) => label.includes(typed) || pinyin.replaceAll(' ', '').startsWith(typed),
  );
  const chosen = shown.find(({ name }) => name === chosenName) ?? shown[0];
  return (
    <div
      className="menu fm"
      role="dialog"
      aria-label="添加筛选"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="fm-l">
        <input
          className="inp inp-sm"
          aria-label="查找条件，可用拼音"
          placeholder="查找条件，可用拼音"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          // The menu was opened to type or to choose.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus
        />
        {shown.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className={name === chosen?.name ? 'is-on' : undefined}
            onClick={() => setChosenName(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="fm-r">
        {chosen ? (
          <FilterForm
            key={chosen.name}
            filter={chosen}
            value={search.get(chosen.name) ?? ''}
            onSet={(value) => onSet(chosen.name, value)}
          />
        ) : (
          <p className="muted">没有这样的条件</p>
        )}
      </div>
    </div>
  );
}

function FilterForm({
  filter,
  value,
  onSet,
}: {
  filter: Filter;
  value: string;
  onSet: (value: string | null) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [from = '', to = ''] = filter.kind === 'days' || filter.kind === 'amounts' ? value.split('~') : [];
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onSet(readForm(filter, data));
      }}
    >
      <p className="label">{filter.label}</p>
      {(filter.kind === 'choices' || filter.kind === 'choice') &&
        filter.options.map((option) => (
          <label key={option.value} className="opt-l">
            <input
              type={filter.kind === 'choice' ? 'radio' : 'checkbox'}
              className={filter.kind === 'choice' ? 'rd' : 'ck'}
              name="choice"
              value={option.value}
              defaultChecked={value.split(',').includes(option.value)}
            />
            {option.label}
          </label>
        ))}
      {filter.kind === 'text' && (
        <input
          className="inp"
          name="text"
          aria-label={filter.label}
          placeholder={filter.placeholder}
          defaultValue={value}
        />
      )}
      {filter.kind === 'days' && (
        <div className="row">
          <input className="inp" type="date" name="from" aria-label="从" defaultValue={from} />至
          <input className="inp" type="date" name="to" aria-label="到" defaultValue={to} />
        </div>
      )}
      {filter.kind === 'amounts' && (
        <div className="row">
          <input
            className="inp"
            name="from"
            aria-label="不少于（元）"
            inputMode="decimal"
            placeholder="¥ 不少于"
            defaultValue={from}
          />
          至
          <input
            className="inp"
            name="to"
            aria-label="不多于（元）"
            inputMode="decimal"
            placeholder="¥ 不多于"
            defaultValue={to}
          />
        </div>
      )}
      <div className="row mt-3">
        <button type="submit" className="btn btn-ink btn-sm">
          应用
        </button>
        <button type="button" className="btn btn-sm" onClick={() => onSet(null)}>
          清除
        </button>
      </div>
    </form>
  );
}

/** One value for the address: choices with commas, ranges as `2026-11-13~2026-11-16`. */
function readForm(filter: Filter, data: FormData): string | null {
  if (filter.kind === 'choices' || filter.kind === 'choice') return data.getAll('choice').join(',') || null;
  if (filter.kind === 'text') return String(data.get('text')).trim() || null;
  const [from, to] = [String(data.get('from')).trim(), String(data.get('to')).trim()];
  return from || to ? `${from}~${to}` : null;
}

function shownValue(filter: Filter, value: string): string {
  if (filter.kind === 'choices' || filter.kind === 'choice') {
    const labels = new Map(filter.options.map((option) => [option.value, option.label]));
    return value
      .split(',')
      .map((each) => labels.get(each) ?? each)
      .join('、');
  }
  if (filter.kind === 'text') return value;
  const [from = '', to = ''] = value.split('~');
  if (from && to) return `${from} 至 ${to}`;
  return from ? `${from} 起` : `至 ${to}`;
}
