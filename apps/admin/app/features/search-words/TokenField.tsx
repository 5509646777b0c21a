import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';

interface TokenFieldProps {
  label: string;
  hint: string;
  tokens: readonly string[];
  onChange: (tokens: string[]) => void;
}

const SEPARATORS = /[、，,;；\n]+/;

/** Several words in one field: Enter or 、 ends a word, Backspace in the empty field removes the last. */
export function TokenField({ label, hint, tokens, onChange }: TokenFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const added = text
      .split(SEPARATORS)
      .map((word) => word.trim())
      .filter(Boolean);
    if (added.length > 0) onChange([...new Set([...tokens, ...added])]);
    setTyped('');
  };
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter while an input method is composing chooses its characters.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '') onChange(tokens.slice(0, -1));
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="inp sw-tokens">
        {tokens.map((token) => (
          <span className="sw-token" key={token}>
            {token}
            <button
              type="button"
              aria-label={`去掉${token}`}
              onClick={() => onChange(tokens.filter((each) => each !== token))}
            >
              <Icon name="close" size={12} />
            </button>
          </span>
        ))}
        <input
          id={id}
          value={typed}
          maxLength={200}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) =>
            SEPARATORS.test(target.value) ? add(target.value) : setTyped(target.value)
          }
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
        />
      </div>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
