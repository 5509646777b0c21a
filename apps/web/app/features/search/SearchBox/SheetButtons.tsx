import { Icon } from '@huarong/ui';
import styles from './SearchBox.module.css';

interface SheetButtonsProps {
  isEmpty: boolean;
  onClear: () => void;
  onClose: () => void;
}

/** Empties the field, and closes the search that covers a phone. */
export const SheetButtons = ({ isEmpty, onClear, onClose }: SheetButtonsProps) => (
  <>
    {!isEmpty && (
      <button type="button" className={styles.clear} aria-label="清空" onClick={onClear}>
        <Icon name="close" size={10} />
      </button>
    )}
    <button type="button" className={styles.cancel} onClick={onClose}>
      取消
    </button>
  </>
);
