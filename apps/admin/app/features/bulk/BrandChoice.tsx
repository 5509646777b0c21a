import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import type { Brand } from './bulk-edits.ts';

interface BrandChoiceProps {
  label: string;
  /** What is shown while no brand is chosen. */
  placeholder: string;
  chosen: Brand | null;
  /** The name in a form; absent: only `onChoose` says it. */
  name?: string;
  onChoose?: (brand: Brand | null) => void;
}
const SHOWN = 20;

/** A brand by words of its name. A shop may have thousands, so they are searched, not listed. */
export function BrandChoice({ label, placeholder, chosen, name, onChoose }: BrandChoiceProps) {
  const listId = useId();
  const [brand, setBrand] = useState(chosen);
  const [text, setText] = useState(chosen?.nameCn ?? '');
  const [found, setFound] = useState<readonly Brand[] | null>(null);
  const [at, setAt] = useState(0);
  const asked = useRef(0);
  const active = found?.[at];

  async function search(words: string) {
    const turn = ++asked.current;
    const q = words.trim();
    const reply = await api.brands.list({ size: SHOWN, ...(q !== '' && { q }) });
    // An answer that arrives after a later one, or after the choice, is not shown.
    if (turn !== asked.current) return;
    setFound(reply.ok ? reply.value.rows : []);
    setAt(0);
  }
  function choose(next: Brand | null) {
    setBrand(next);
    setText(next?.nameCn ?? '');
    close();
    onChoose?.(next);
  }
  function close() {
    asked.current += 1;
    setFound(null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && !found) void search(text);
    else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, (found?.length ?? 1) - 1));
    else if (event.key === 'ArrowUp' && found) setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter' && active) choose(active);
    else if (event.key === 'Escape' && found) choose(brand);
    else return;
    event.preventDefault();
  }
  return (
    <div className="brand-choice">
      <input
        className="inp"
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={found !== null}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && `${listId}-${active.brandId}`}
        autoComplete="off"
        maxLength={40}
        placeholder={placeholder}
        value={text}
        onClick={() => found ?? void search('')}
        onChange={(event) => {
          setText(event.target.value);
          void search(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => choose(text.trim() === '' ? null : brand)}
      />
      {name !== undefined && <input type="hidden" name={name} value={brand?.brandId ?? ''} />}
      <div
        className="brand-choice-list"
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={found === null}
      >
        {found?.map((each) => (
          // Focus stays in the field; the list is worked with the arrow keys there.
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={each.brandId}
            id={`${listId}-${each.brandId}`}
            role="option"
            aria-selected={each === active}
            // Before the field loses the focus.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(each);
            }}
          >
            {each.nameCn}
            <span className="muted">{each.nameEn}</span>
          </div>
        ))}
      </div>
      {found?.length === 0 && (
        <p className="brand-choice-list hint" role="status">
          没有这样的品牌
        </p>
      )}
    </div>
  );
}
