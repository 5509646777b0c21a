import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** The buttons at the foot. */
  actions?: ReactNode;
  onClose: () => void;
  size?: 'sm' | 'md' | 'lg';
  /** A drawer comes from the right and leaves the page beside it readable. */
  kind?: 'dialog' | 'drawer';
}

/**
 * A layer above the page. The browser keeps the focus inside, closes the topmost layer with Escape and gives the focus
 * back to what opened it.
 */
export function Dialog({ title, children, actions, onClose, size = 'md', kind = 'dialog' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={`${kind} ${kind}-${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={`${kind}-h`}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="icbtn right" aria-label="关闭" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={`${kind}-b`}>{children}</div>
      {actions && <div className={`${kind}-f`}>{actions}</div>}
    </dialog>
  );
}
