import { ERROR_TEXT_LENGTH, errorTextProblem } from '@huarong/core/settings';
import { useId, useState } from 'react';
import type { DraftRow, ErrorCodes } from './setting-draft.ts';

interface ErrorTextsProps {
  codes: ErrorCodes;
  rows: readonly DraftRow[];
  isDisabled: boolean;
  onChange: (rows: readonly DraftRow[]) => void;
}
const SHOWN = 25;

/** Every text that shoppers may read, with the merchant's own beside it. */
export function ErrorTexts({ codes, rows, isDisabled, onChange }: ErrorTextsProps) {
  const [words, setWords] = useState('');
  const [isOwnOnly, setIsOwnOnly] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const own = new Map(rows.map((row) => [String(row['code']), String(row['text'])]));
  const found = codes.filter(
    ({ code, text }) =>
      (!isOwnOnly || own.has(code)) &&
      [code, text, own.get(code) ?? ''].some((each) =>
        each.toLowerCase().includes(words.trim().toLowerCase()),
      ),
  );
  const write = (code: string, text: string | null) => {
    const others = rows.filter((row) => row['code'] !== code);
    const written = text === null ? others : [...others, { code, text }];
    // In one order, so that a text that is written and taken back is no change.
    onChange(written.toSorted((a, b) => String(a['code']).localeCompare(String(b['code']))));
  };
  return (
    <div className="stack stack-4">
      <div className="row">
        <input
          type="search"
          className="inp setting-search"
          aria-label="搜索错误码或提示"
          placeholder="错误码或提示里的字"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <label className="row">
          <input
            type="checkbox"
            className="ck"
            checked={isOwnOnly}
            onChange={({ target }) => setIsOwnOnly(target.checked)}
          />
          只看自己写的
        </label>
        <span className="right muted" role="status">
          {found.length} 句，自己写的 {own.size} 句
        </span>
      </div>
      {found.length === 0 && <p className="muted">没有这样的提示</p>}
      <ul className="setting-texts">
        {found.slice(0, shown).map((each) => (
          <ErrorTextRow
            key={each.code}
            standard={each}
            text={own.get(each.code) ?? null}
            isDisabled={isDisabled}
            onChange={(text) => write(each.code, text)}
          />
        ))}
      </ul>
      {found.length > shown && (
        <p>
          <button type="button" className="lnk" onClick={() => setShown(shown + SHOWN)}>
            再看 {Math.min(SHOWN, found.length - shown)} 句
          </button>
        </p>
      )}
    </div>
  );
}

interface ErrorTextRowProps {
  standard: ErrorCodes[number];
  /** Null: the standard text holds. */
  text: string | null;
  isDisabled: boolean;
  onChange: (text: string | null) => void;
}

function ErrorTextRow({ standard, text, isDisabled, onChange }: ErrorTextRowProps) {
  const id = useId();
  const { code, placeholders } = standard;
  const problem = text === null ? null : errorTextProblem(standard.text, text.trim());
  return (
    <li>
      <label htmlFor={id}>
        <b>{code}</b> {standard.text}
      </label>
      <div className="row">
        <input
          id={id}
          className="inp inp-sm"
          autoComplete="off"
          maxLength={ERROR_TEXT_LENGTH}
          placeholder="用标准的话"
          aria-describedby={`${id}-hint`}
          aria-invalid={problem !== null}
          disabled={isDisabled}
          value={text ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
        {text !== null && !isDisabled && (
          <button
            type="button"
            className="lnk"
            aria-label={`恢复 ${code} 的标准提示`}
            onClick={() => onChange(null)}
          >
            恢复标准
          </button>
        )}
      </div>
      <p className={problem === null ? 'hint' : 'err'} id={`${id}-hint`}>
        {problem ??
          (placeholders.length > 0 ? `可以用 ${placeholders.map((name) => `{${name}}`).join('、')}` : '')}
      </p>
    </li>
  );
}
