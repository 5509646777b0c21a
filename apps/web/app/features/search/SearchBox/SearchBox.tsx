import { cleanKeyword, decodeKeyword, KEYWORD_MAX, keywordToSearch, searchPath } from '@huarong/core/search';
import { Icon, showToast, VisuallyHidden } from '@huarong/ui';
import { type FormEvent, Suspense, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyOptional } from '../../../platform/components/lazy-optional.ts';
import { recordSearch } from '../../../platform/cookies/record-search.ts';
import styles from './SearchBox.module.css';
import { useSearchPanel } from './use-search-panel.ts';
import { useSearchSheet } from './use-search-sheet.ts';

const MAX_HINTS = 4;
const DEFAULT_HINT = '请输入您要搜索的关键词';

/** Loaded when the field is first used. The search works without it. */
const SuggestPanel = lazyOptional(
  async () => (await import('../SuggestPanel/SuggestPanel.tsx')).SuggestPanel,
);

/** Beside the field while the search covers a phone. */
const SheetButtons = lazyOptional(async () => (await import('./SheetButtons.tsx')).SheetButtons);

interface SearchBoxProps {
  /** Rotating placeholders; an empty search uses the one in view. */
  hints: string[];
  /** The compact form in the fixed header. */
  isCompact?: boolean;
}

export function SearchBox({ hints, isCompact = false }: SearchBoxProps) {
  const id = useId();
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useTypedKeyword();
  const hint = useRotation(hints.slice(0, MAX_HINTS));
  const panel = useSearchPanel();
  const sheet = useSearchSheet(panel, isCompact);

  function search(event: FormEvent) {
    event.preventDefault();
    const keyword = keywordToSearch(typed, hint ?? '');
    if (!keyword) return showToast(DEFAULT_HINT, 'info');
    recordSearch(keyword);
    // The sheet of a phone closes with the page: closing it here would take a step back in the history.
    panel.close();
    navigate(searchPath(keyword));
  }
  function type(text: string) {
    setTyped(text);
    panel.open();
  }

  return (
    <search
      ref={panel.root}
      className={styles.root}
      data-compact={isCompact || undefined}
      data-open={sheet.isOpen || undefined}
      {...panel.rootEvents}
    >
      <form className={styles.box} onSubmit={search}>
        <label htmlFor={id}>
          <VisuallyHidden>搜索商品或品牌</VisuallyHidden>
        </label>
        <Icon name="search" className={styles.icon} />
        <KeywordField id={id} listId={listId} typed={typed} hint={hint} panel={panel} onType={type} />
        {sheet.isOpen && (
          <Suspense>
            <SheetButtons isEmpty={typed === ''} onClear={() => type('')} onClose={sheet.close} />
          </Suspense>
        )}
        <button type="submit">搜索</button>
      </form>
      {(panel.isOpen || sheet.isOpen) && (
        <Suspense>
          <SuggestPanel
            listId={listId}
            keyword={cleanKeyword(typed)}
            isComposing={panel.isComposing}
            root={panel.root}
            activeId={panel.activeId}
            onActive={panel.setActiveId}
            isSheet={sheet.isOpen}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </search>
  );
}

interface KeywordFieldProps {
  id: string;
  /** Id of the list in the suggestion panel. */
  listId: string;
  typed: string;
  hint: string | undefined;
  panel: ReturnType<typeof useSearchPanel>;
  onType: (text: string) => void;
}

const KeywordField = ({ id, listId, typed, hint, panel, onType }: KeywordFieldProps) => (
  <input
    id={id}
    value={typed}
    onChange={(event) => onType(event.target.value)}
    placeholder={hint ?? DEFAULT_HINT}
    maxLength={KEYWORD_MAX}
    autoComplete="off"
    enterKeyHint="search"
    role="combobox"
    aria-autocomplete="list"
    aria-expanded={panel.isOpen}
    aria-controls={panel.isOpen ? listId : undefined}
    aria-activedescendant={panel.activeId}
    {...panel.fieldEvents}
  />
);

const ROTATION_MS = 3000;

/** Rotates the hints every three seconds; stays still with reduced motion. */
function useRotation(hints: string[]): string | undefined {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (hints.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setTurn((current) => current + 1), ROTATION_MS);
    return () => clearInterval(timer);
  }, [hints.length]);
  return hints[turn % Math.max(1, hints.length)];
}

const RESULTS_PATH = /^\/(search|hot)\/?$/;

/** The text of the search field. A results page sets it to its keyword, and leaving the page clears it. */
function useTypedKeyword() {
  const { pathname, search } = useLocation();
  const keyword = RESULTS_PATH.test(pathname) ? decodeKeyword(new URLSearchParams(search).get('k')) : '';
  const [lastKeyword, setLastKeyword] = useState(keyword);
  const [typed, setTyped] = useState(keyword);
  if (lastKeyword !== keyword) {
    setLastKeyword(keyword);
    setTyped(keyword);
  }
  return [typed, setTyped] as const;
}
