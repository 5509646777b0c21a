import { Price } from '@huarong/ui';
import { partOf, type Slot } from '../choice/builder-choice.ts';
import { PartIcon } from '../illustration/PartIcon.tsx';
import { focusPart } from '../PartGroups/focus-part.ts';
import type { Builder } from '../state/use-builder.ts';
import styles from './SelectionSummary.module.css';

/** One slot with its part or a placeholder. Its button moves the focus to the parts. */
export function SlotRow({ slot, builder }: { slot: Slot; builder: Builder }) {
  const { bundle, choice, targetSlot } = builder;
  const part = partOf(bundle, choice.parts.get(slot.slotId));
  const isTarget = targetSlot === slot.slotId;
  const choose = () => {
    builder.setTargetSlot(slot.slotId);
    focusPart(part?.skuId);
  };
  return (
    <li data-target={isTarget || undefined}>
      {part ? (
        <span className={styles.icon}>
          <PartIcon part={part} unit={bundle.unit} />
        </span>
      ) : (
        <span className={styles.empty} />
      )}
      <p>
        {part?.skuName ?? slot.name}
        <small>{isTarget ? '正在选' : part ? partNote(part) : slot.required ? '待选' : '可不选'}</small>
      </p>
      {part && <Price amount={part.offerPrice} size="sm" tone="ink" />}
      <button
        type="button"
        onClick={choose}
        aria-label={part ? `更换${slot.name} ${part.skuName}` : `去选${slot.name}`}
      >
        {part ? '更换' : '去选'}
      </button>
    </li>
  );
}

const partNote = ({ groupName, hasInventory }: { groupName: string; hasInventory: boolean }) =>
  hasInventory ? groupName : '已售罄，请更换';
