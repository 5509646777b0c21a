import { searchPath } from '@huarong/core/search';
import { Icon } from '@huarong/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BindOption } from './bind-option.ts';
import styles from './History.module.css';
import { Option } from './Option.tsx';
import panel from './SuggestPanel.module.css';

interface HistoryProps {
  entries: { keyword: string; option: ReturnType<BindOption> }[];
  onRemove: (keyword: string) => void;
  onClear: () => void;
}

/** Search history; entries can be deleted one by one or all at once. */
export function History({ entries, onRemove, onClear }: HistoryProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasMore = useHasMore(list, entries.length);
  if (entries.length === 0) return null;
  return (
    <div className={panel.section}>
      <div className={panel.heading}>
        <span>搜索历史</span>
        <button type="button" onClick={onClear} aria-label="清空搜索历史">
          清空
        </button>
      </div>
      <div ref={list} className={styles.history} data-open={isOpen || undefined}>
        {entries.map(({ keyword, option }) => (
          <span key={keyword} className={styles.chip}>
            <Option to={searchPath(keyword)} {...option}>
              {keyword}
            </Option>
            <button type="button" onClick={() => onRemove(keyword)} aria-label={`删除搜索记录：${keyword}`}>
              <Icon name="close" size={10} />
            </button>
          </span>
        ))}
        {hasMore && (
          <button
            type="button"
            className={styles.more}
            aria-label={isOpen ? '收起搜索历史' : '展开搜索历史'}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="down" size={14} />
          </button>
        )}
      </div>
    </div>
  );
}

/** Whether a phone hides a part of the list. */
function useHasMore(list: RefObject<HTMLElement | null>, count: number) {
  const [hasMore, setHasMore] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count has another height
  useEffect(() => {
    const { current } = list;
    setHasMore(current !== null && current.scrollHeight > current.clientHeight + 1);
  }, [list, count]);
  return hasMore;
}
