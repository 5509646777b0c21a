import { cleanKeyword, KEYWORD_MAX, keywordToSearch, searchPath } from '@huarong/core/search';
import { Icon, showToast, VisuallyHidden } from '@huarong/ui';
import { type FormEvent, Suspense, useId } from 'react';
import { useNavigate } from 'react-router';
import { lazyOptional } from '../../../platform/components/lazy-optional.ts';
import { recordSearch } from '../../../platform/cookies/record-search.ts';
import styles from './SearchBox.module.css';
import { useBox } from './use-box.ts';
import { useRotation } from './use-rotation.ts';
import { useTyped } from './use-typed.ts';

const MAX_HINTS = 4;
const NO_HINT = '请输入您要搜索的关键词';

/** Fetched when the box is first used. Without it the box still searches. */
const SuggestPanel = lazyOptional(
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
  const [typed, setTyped] = useTyped();
  const hint = useRotation(hints.slice(0, MAX_HINTS));
  const box = useBox();

  function search(event: FormEvent) {
    event.preventDefault();
    const keyword = keywordToSearch(typed, hint ?? '');
    if (!keyword) return showToast(NO_HINT, 'info');
    recordSearch(keyword);
    box.close();
    navigate(searchPath(keyword));
  }
  function type(text: string) {
    setTyped(text);
    box.open();
  }

  return (
    <search ref={box.root} className={styles.root} data-compact={isCompact || undefined} {...box.rootEvents}>
      <form className={styles.box} onSubmit={search}>
        <label htmlFor={id}>
          <VisuallyHidden>搜索商品或品牌</VisuallyHidden>
        </label>
        <Icon name="search" className={styles.icon} />
        <input
          id={id}
          value={typed}
          onChange={(event) => type(event.target.value)}
          placeholder={hint ?? NO_HINT}
          maxLength={KEYWORD_MAX}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={box.isOpen}
          aria-controls={box.isOpen ? listId : undefined}
          aria-activedescendant={box.activeId}
          {...box.fieldEvents}
        />
        <button type="submit">搜索</button>
      </form>
      {box.isOpen && (
        <Suspense>
          <SuggestPanel
            listId={listId}
            word={cleanKeyword(typed)}
            isComposing={box.isComposing}
            root={box.root}
            activeId={box.activeId}
            onActive={box.setActiveId}
            onClose={box.close}
          />
        </Suspense>
      )}
    </search>
  );
}
