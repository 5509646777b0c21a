import { VisuallyHidden } from '@huarong/ui';
import type { Part } from '../choice/builder-choice.ts';
import { PartIcon } from '../illustration/PartIcon.tsx';
import styles from './PartGroups.module.css';

interface PartButtonProps {
  part: Part;
  unit: string;
  /** The slot it lies in, counted from nought; -1 when in none. */
  slotIndex: number;
  /** What the nextParts says once it has been pressed. */
  nextParts: string;
  onToggle: () => void;
}

/** One part: pressed when it is in the case, struck through when it is sold out. A sold-out one can still be taken out. */
export function PartButton({ part, unit, slotIndex, nextParts, onToggle }: PartButtonProps) {
  const isChosen = slotIndex >= 0;
  return (
    <li>
      <button
        type="submit"
        name="c"
        value={nextParts}
        className={styles.part}
        aria-pressed={isChosen}
        disabled={!part.hasInventory && !isChosen}
        data-sku={part.skuId}
        data-sold-out={!part.hasInventory || undefined}
        onClick={onToggle}
      >
        <span className={styles.icon}>
          <PartIcon part={part} unit={unit} />
          {isChosen && <em aria-hidden="true">{slotIndex + 1}</em>}
        </span>
        {part.skuName}
        {isChosen && (
          <VisuallyHidden>
            ，第 {slotIndex + 1} {unit}
          </VisuallyHidden>
        )}
        {!part.hasInventory && <small>{part.arrivalText ?? '暂时缺货'}</small>}
      </button>
    </li>
  );
}
