import { VisuallyHidden } from '@huarong/ui';
import type { Part } from '../choice/builder-choice.ts';
import { PartIcon } from '../Drawing/PartIcon.tsx';
import styles from './PartGroups.module.css';

interface PartButtonProps {
  part: Part;
  unit: string;
  /** The slot it lies in, counted from nought; -1 when in none. */
  place: number;
  /** What the address says once it has been pressed. */
  address: string;
  onPress: () => void;
}

/** One part: pressed when it is in the case, struck through when it is sold out. A sold-out one can still be taken out. */
export function PartButton({ part, unit, place, address, onPress }: PartButtonProps) {
  const isChosen = place >= 0;
  return (
    <li>
      <button
        type="submit"
        name="c"
        value={address}
        className={styles.part}
        aria-pressed={isChosen}
        disabled={!part.hasInventory && !isChosen}
        data-sku={part.skuId}
        data-sold-out={!part.hasInventory || undefined}
        onClick={onPress}
      >
        <span className={styles.drawing}>
          <PartIcon part={part} unit={unit} />
          {isChosen && <em aria-hidden="true">{place + 1}</em>}
        </span>
        {part.skuName}
        {isChosen && (
          <VisuallyHidden>
            ，第 {place + 1} {unit}
          </VisuallyHidden>
        )}
        {!part.hasInventory && <small>{part.arrivalText ?? '暂时缺货'}</small>}
      </button>
    </li>
  );
}
