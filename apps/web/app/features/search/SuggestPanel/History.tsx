import { searchPath } from '@huarong/core/search';
import { Icon } from '@huarong/ui';
import type { BindOption } from './bind-option.ts';
import { Option } from './Option.tsx';
import styles from './SuggestPanel.module.css';

interface HistoryProps {
  entries: { keyword: string; option: ReturnType<BindOption> }[];
  onRemove: (keyword: string) => void;
  onClear: () => void;
}

/** Search history; entries can be deleted one by one or all at once. */
export function History({ entries, onRemove, onClear }: HistoryProps) {
  if (entries.length === 0) return null;
  return (
    <div className={styles.section}>
      <div className={styles.heading}>
        <span>搜索历史</span>
        <button type="button" onClick={onClear} aria-label="清空搜索历史">
          清空
        </button>
      </div>
      <div className={styles.history}>
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
      </div>
    </div>
  );
}
