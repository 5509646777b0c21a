import { type FormEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { Icon } from '../Icon.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { type Filter, shownValue } from './filter.ts';
import { withFilter, withoutCursor } from './list-address.ts';

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
