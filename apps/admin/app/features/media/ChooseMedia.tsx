import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Loading } from '../../ui/Loading.tsx';
import type { MediaRow } from './types.ts';

interface ChooseMediaProps {
  /** Not offered. */
  without: ReadonlySet<string>;
  chosen: string | null;
  onChoose: (media: MediaRow) => void;
}

const SHOWN = 24;

/** The newest images, or those that a word finds, to choose one. */
export function ChooseMedia({ without, chosen, onChoose }: ChooseMediaProps) {
  const [words, setWords] = useState('');
  const [rows, setRows] = useState<readonly MediaRow[] | null>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void api.media.list({ size: SHOWN, ...(words && { q: words }) }).then((reply) => {
      if (!isCurrent) return;
      setRows(reply.ok ? reply.value.rows : []);
      setError(reply.ok ? undefined : reply.refusal.message);
    });
    return () => {
      isCurrent = false;
    };
  }, [words]);
  const offered = rows?.filter(({ path }) => !without.has(path)) ?? [];
  return (
    <div className="stack">
      <form
        className="row"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          setWords(String(new FormData(event.currentTarget).get('words')).trim());
        }}
      >
        <input
          className="inp grow"
          name="words"
          type="search"
          aria-label="文件名、商品、替代文字"
          placeholder="文件名、商品、替代文字"
        />
        <button type="submit" className="btn">
          查找
        </button>
      </form>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {rows === null && <Loading />}
      {rows !== null && offered.length === 0 && <p className="hint">没有可选的图片，请先上传。</p>}
      <div className="media media-small">
        {offered.map((media) => (
          <button
            key={media.mediaId}
            type="button"
            aria-pressed={media.mediaId === chosen}
            onClick={() => onChoose(media)}
          >
            <img src={media.path} alt={media.alt} loading="lazy" />
            <span className="ell">{media.name}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
