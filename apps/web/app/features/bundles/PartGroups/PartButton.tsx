import { VisuallyHidden } from '@huarong/ui';
import type { Part } from '../choice/builder-choice.ts';
import { PartIcon } from '../illustration/PartIcon.tsx';
import styles from './PartGroups.module.css';

interface PartButtonProps {
  part: Part;
  unit: string;
  /** Index of the slot that holds the part; -1 for none. */
  slotIndex: number;
  /** The value of the `c` parameter after the part is toggled. */
  nextParts: string;
  onToggle: () => void;
}

/** One part: pressed when it is selected, struck through when it is sold out. A sold-out part can still be removed. */
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
        {/* A cell has room for 7 天内到货. */}
        {!part.hasInventory && <small>{part.arrivalText?.replace(/^预计 /, '') ?? '暂时缺货'}</small>}
      </button>
    </li>
  );
}
