import { useState } from 'react';
import { FilterForm } from './FilterForm.tsx';
import type { Filter } from './filter.ts';

/** The filters of a list, and the form of the chosen one. */
export function FilterMenu({
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
