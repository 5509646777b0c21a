import type { CSSProperties } from 'react';
import type { Shade } from '../choose-sku.ts';
import styles from './ShadeGrid.module.css';

interface ShadeButtonProps {
  shade: Shade;
  isChosen: boolean;
  onPoint: (name: string) => void;
  onChoose: (name: string) => void;
}

/** A sold-out shade stays selectable, because an arrival reminder can be set for it. */
export function ShadeButton({ shade, isChosen, onPoint, onChoose }: ShadeButtonProps) {
  const { name, hex, hasInventory } = shade;
  return (
    // A native radio would change the shade with every arrow key, and each change loads price and stock.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      tabIndex={isChosen ? 0 : -1}
      className={styles.shade}
      data-sold-out={!hasInventory || undefined}
      style={{ '--shade': hex } as CSSProperties}
      aria-label={hasInventory ? name : `${name}（缺货）`}
      onMouseEnter={() => onPoint(name)}
      onFocus={() => onPoint(name)}
      onClick={() => onChoose(name)}
    />
  );
}
