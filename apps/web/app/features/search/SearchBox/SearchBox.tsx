import { cleanKeyword, KEYWORD_MAX, searchPath, wordToSearch } from '@huarong/core/search';
import { Icon, showToast, VisuallyHidden } from '@huarong/ui';
import { type FormEvent, Suspense, useId } from 'react';
import { useNavigate } from 'react-router';
import { lazyOrNothing } from '../../../platform/components/lazy-or-nothing.ts';
import { rememberSearch } from '../../../platform/cookies/search-history.ts';
import styles from './SearchBox.module.css';
import { useRotation } from './use-rotation.ts';
import { useSearchPanel } from './use-search-panel.ts';
import { useTypedKeyword } from './use-typed-keyword.ts';

const MAX_HINTS = 4;
const DEFAULT_HINT = '请输入您要搜索的关键词';

/** Fetched when the box is first used. Without it the box still searches. */
const SuggestPanel = lazyOrNothing(
  async () => (await import('../SuggestPanel/SuggestPanel.tsx')).SuggestPanel,
);

interface SearchBoxProps {
  /** Shown in turn while the field is empty; the one in view is searched for when nothing was typed. */
  hints: string[];
  /** The slim form in the fixed header. */
  isCompact?: boolean;
}

export function SearchBox({ hints, isCompact = false }: SearchBoxProps) {
  const id = useId();
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useTypedKeyword();
  const hint = useRotation(hints.slice(0, MAX_HINTS));
  const panel = useSearchPanel();

  function search(event: FormEvent) {
    event.preventDefault();
    const keyword = wordToSearch(typed, hint ?? '');
    if (!keyword) return showToast(DEFAULT_HINT, 'info');
    rememberSearch(keyword);
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
      {...panel.rootEvents}
    >
      <form className={styles.box} onSubmit={search}>
        <label htmlFor={id}>
          <VisuallyHidden>搜索商品或品牌</VisuallyHidden>
        </label>
        <Icon name="search" className={styles.icon} />
        <input
          id={id}
          value={typed}
          onChange={(event) => type(event.target.value)}
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
        <button type="submit">搜索</button>
      </form>
      {panel.isOpen && (
        <Suspense>
          <SuggestPanel
            listId={listId}
            keyword={cleanKeyword(typed)}
            isComposing={panel.isComposing}
            root={panel.root}
            activeId={panel.activeId}
            onActive={panel.setActiveId}
            onClose={panel.close}
          />
        </Suspense>
      )}
    </search>
  );
}
