import { enterSheet, VisuallyHidden } from '@huarong/ui';
import { useEffect, useRef } from 'react';
import { recordSearch } from '../../../platform/cookies/record-search.ts';
import { coverPage } from '../../../platform/sheets/cover-page.ts';
import { BeforeTyping } from './BeforeTyping.tsx';
import type { BindOption } from './bind-option.ts';
import styles from './SuggestPanel.module.css';
import { SuggestSkeleton } from './SuggestSkeleton.tsx';
import { listBrands } from './suggestions.ts';
import { type OptionKeys, useOptionKeys } from './use-option-keys.ts';
import { useSuggestions } from './use-suggestions.ts';
import { WhileTyping } from './WhileTyping.tsx';

interface SuggestPanelProps extends OptionKeys {
  /** Id of the list that the field controls. */
  listId: string;
  /** The cleaned text of the field; empty before anything is typed. */
  keyword: string;
  /** Whether an input method is composing; its letters are not a keyword yet. */
  isComposing: boolean;
  /** Covers a phone: Back closes it. */
  isSheet?: boolean;
}

/** The panel under the search box: history and popular keywords before typing, suggestions while typing. */
export function SuggestPanel(props: SuggestPanelProps) {
  const { listId, keyword, isComposing, isSheet = false, root, activeId, onClose } = props;
  useOptionKeys(props);
  useSheetOverPage(isSheet, root, onClose);
  const answer = useSuggestions(keyword, isComposing);
  const bind: BindOption = (key, chosen) => {
    // An id may not contain spaces, keywords may.
    const id = `${listId}-${encodeURIComponent(key)}`;
    const choose = () => {
      if (chosen) recordSearch(chosen);
      // The sheet closes with the page.
      if (!isSheet) onClose();
    };
    return { id, isActive: id === activeId, onChoose: choose };
  };

  return (
    // Focusable, so a click between two rows does not blur the search box.
    <div className={styles.panel} data-wide={keyword !== '' || undefined} tabIndex={-1}>
      <div aria-live="polite">
        <VisuallyHidden>{answer?.keyword === keyword ? countText(answer.suggestions) : ''}</VisuallyHidden>
      </div>
      {keyword === '' && (
        <BeforeTyping
          listId={listId}
          suggestions={answer?.suggestions}
          bind={bind}
          onKeepTyping={() => root.current?.querySelector('input')?.focus()}
        />
      )}
      {keyword !== '' && answer && (
        <WhileTyping listId={listId} typed={keyword} suggestions={answer.suggestions} bind={bind} />
      )}
      {keyword !== '' && !answer && <SuggestSkeleton />}
    </div>
  );
}

/** On a phone Back closes it, and the page below is out of reach. */
function useSheetOverPage(isSheet: boolean, root: OptionKeys['root'], onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isSheet) return;
    const uncover = coverPage(root.current);
    const leave = enterSheet(() => close.current(), '#search');
    return () => {
      uncover();
      leave();
    };
  }, [isSheet, root]);
}

type Counted = Parameters<typeof WhileTyping>[0]['suggestions'];

function countText(suggestions: Counted): string {
  const { suggestList, suggestProductList, hotWords } = suggestions;
  const found = suggestList.length + listBrands(suggestions).length + suggestProductList.length;
  if (found > 0) return `有 ${found} 条搜索建议，用上下方向键选择`;
  return hotWords.length > 0 ? '' : '没有搜索建议';
}
