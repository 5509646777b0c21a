import { useId, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';

interface TokenFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  tokens: readonly string[];
  /** Words that others have. */
  suggestions?: readonly string[];
  /** How a stored word is read, and what of it is stored. */
  textOf?: (token: string) => string;
  tokenOf?: (text: string) => string;
  isChanged: boolean;
  isDisabled: boolean;
  onChange: (tokens: string[]) => void;
}

/** Several words: Enter adds one, Backspace in the empty field removes the last. */
export function TokenField({
  label,
  hint,
  error,
  tokens,
  suggestions = [],
  textOf = (token) => token,
  tokenOf = (text) => text,
  isChanged,
  isDisabled,
  onChange,
}: TokenFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  function add(text: string) {
    const words = text
      .split(/[，,、;；\n|]/)
      .map((word) => word.trim())
      .filter((word) => word !== '');
    setTyped('');
    if (words.length > 0) onChange([...new Set([...tokens, ...words.map(tokenOf)])]);
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={`inp tokens${isChanged ? ' is-changed' : ''}${error ? ' is-err' : ''}`}>
        {tokens.map((token) => (
          <span className="token" key={token}>
            {textOf(token)}
            {!isDisabled && (
              <button
                type="button"
                aria-label={`移除 ${textOf(token)}`}
                onClick={() => onChange(tokens.filter((each) => each !== token))}
              >
                <Icon name="close" size={12} />
              </button>
            )}
          </span>
        ))}
        <input
          id={id}
          value={typed}
          disabled={isDisabled}
          list={`${id}-list`}
          placeholder={isDisabled ? '' : '回车再加一个'}
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') {
              event.preventDefault();
              add(typed);
            } else if (event.key === 'Backspace' && typed === '') onChange(tokens.slice(0, -1));
          }}
        />
        <datalist id={`${id}-list`}>
          {suggestions
            .filter((word) => !tokens.includes(word))
            .map((word) => (
              <option key={word} value={textOf(word)} />
            ))}
        </datalist>
      </div>
      {hint && <p className="hint">{hint}</p>}
      {error && (
        <p className="err" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
