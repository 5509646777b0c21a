import { Button, Dialog, Icon } from '@huarong/ui';
import { type ReactElement, useState } from 'react';
import styles from './SheetRow.module.css';

interface SheetRowProps {
  label: string;
  /** What is chosen. */
  value: string;
  /** What the choice costs or saves. */
  amount?: string | undefined;
  /** One element: shown in place, on phones in a sheet. */
  children: ReactElement;
}

/** A part of the form that a phone shows as one row; a press opens the part as a sheet. */
export function SheetRow({ label, value, amount, children }: SheetRowProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
        {amount && <span data-saved={amount.startsWith('-') || undefined}>{amount}</span>}
        <Icon name="right" size={14} />
      </button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={label}
        footer={
          <Button kind="ink" size="lg" onClick={close}>
            完成
          </Button>
        }
      >
        {children}
      </Dialog>
      {!isOpen && <div className={styles.part}>{children}</div>}
    </>
  );
}
