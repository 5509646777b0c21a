import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { nextTab } from './next-tab.ts';
import styles from './Tabs.module.css';

export interface TabItem<Key extends string> {
  /** Stable name of the tab. */
  key: Key;
  label: string;
  /** A count beside the label: 评价 1,902. */
  count?: string | number | undefined;
}

export interface TabsProps<Key extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly TabItem<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** Content at the far right of the row. */
  aside?: ReactNode | undefined;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** Tabs that show one panel at a time. Only the selected tab is focusable; arrow keys move between tabs. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, selected, onSelect, aside, children } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.key === selected);
    const next = nextTab(event.key, current, tabs.length);
    const target = next === null ? undefined : tabs[next];
    if (!target) return;
    event.preventDefault();
    onSelect(target.key);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };

  return (
    <>
      <div className={styles['row']}>
        <div className={styles['tabs']} role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
          {tabs.map(({ key, label, count }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              className={styles['tab']}
              aria-selected={key === selected}
              aria-controls={`${id}-panel`}
              tabIndex={key === selected ? 0 : -1}
              onClick={() => onSelect(key)}
            >
              {label}
              {count !== undefined && <sup>{count}</sup>}
            </button>
          ))}
        </div>
        {aside && <div className={styles['aside']}>{aside}</div>}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
