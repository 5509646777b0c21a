import { UNDERTONE_NAMES } from '@huarong/core/catalogue';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Shade } from '../choose-sku.ts';
import { ShadeButton } from './ShadeButton.tsx';
import styles from './ShadeGrid.module.css';
import { nextShadeIndex, rowCount, SHOWN_ROWS, shadeRows } from './shade-rows.ts';

interface ShadeGridProps {
  shades: readonly Shade[];
  /** The name of the chosen shade. */
  chosen: string;
  onChoose: (name: string) => void;
  /** At the right of the line with the name. */
  action?: ReactNode | undefined;
}

/** Twelve shades a row. The line above names the shade that is pointed at or focused, else the chosen one. */
export function ShadeGrid({ shades, chosen, onChoose, action }: ShadeGridProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const rows = shadeRows(shades);
  const order = rows.flatMap((row) => row.shades);
  const shown = order.find(({ name }) => name === (pointed ?? chosen));
  const isLong = rowCount(rows) > SHOWN_ROWS;

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
    const next = nextShadeIndex(rows, buttons.indexOf(document.activeElement as HTMLElement), event.key);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <>
      <div className={styles.head}>
        <span className={styles.key}>{rows.length > 1 ? '色号' : '颜色'}</span>
        <b aria-live="polite">{shown?.name}</b>
        <span className={styles.note}>
          {shown?.note}
          {shown && !shown.hasInventory && '，暂时缺货'}
        </span>
        {isLong && (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起' : `展开全部 ${order.length} 色`}
          </button>
        )}
        {action}
      </div>
      <div
        ref={grid}
        role="radiogroup"
        aria-label="颜色"
        className={styles.grid}
        data-by-undertone={rows.length > 1 || undefined}
        data-closed={(isLong && !isOpen) || undefined}
        onKeyDown={onKeyDown}
        onMouseLeave={() => setPointed(null)}
        onBlur={() => setPointed(null)}
      >
        {rows.map(({ undertone, shades: list }) => (
          <div key={undertone ?? ''} className={styles.row}>
            {undertone && (
              <span className={styles.tone} aria-hidden="true">
                <i>{undertone}</i> {UNDERTONE_NAMES[undertone]}
              </span>
            )}
            <div className={styles.shades}>
              {list.map((shade) => (
                <ShadeButton
                  key={shade.name}
                  shade={shade}
                  isChosen={shade.name === chosen}
                  onPoint={setPointed}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
