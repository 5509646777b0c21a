import { searchPath, wordToSearch } from '@huarong/core/search-text';
import { Icon, showToast, VisuallyHidden } from '@huarong/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { rememberSearch } from '../../../platform/cookies/search-history.ts';
import styles from './SearchBox.module.css';

const ROTATION_MS = 3000;
const MAX_HINTS = 4;
const NO_HINT = '请输入您要搜索的关键词';

interface SearchBoxProps {
  /** Shown in turn while the field is empty; the one in view is searched for when nothing was typed. */
  hints: string[];
  /** The slim form in the fixed header. */
  isCompact?: boolean;
}

export function SearchBox({ hints, isCompact = false }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const hint = useRotation(hints.slice(0, MAX_HINTS));

  function search(event: FormEvent) {
    event.preventDefault();
    const keyword = wordToSearch(typed, hint ?? '');
    if (!keyword) return showToast(NO_HINT, 'info');
    rememberSearch(keyword);
    navigate(searchPath(keyword));
  }

  return (
    <search>
      <form className={styles.box} data-compact={isCompact || undefined} onSubmit={search}>
        <label htmlFor={id}>
          <VisuallyHidden>搜索商品或品牌</VisuallyHidden>
        </label>
        <Icon name="search" className={styles.icon} />
        <input
          id={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={hint ?? NO_HINT}
          maxLength={50}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">搜索</button>
      </form>
    </search>
  );
}

/** One of the hints after another, each for three seconds; still for those who asked for less motion. */
function useRotation(hints: string[]): string | undefined {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (hints.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setTurn((current) => current + 1), ROTATION_MS);
    return () => clearInterval(timer);
  }, [hints.length]);
  return hints[turn % Math.max(1, hints.length)];
}
