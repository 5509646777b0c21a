import type { ReactNode } from 'react';
import { VisuallyHidden } from '../Assistive/VisuallyHidden.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Dialog.module.css';

export interface DialogPanelProps {
  /** Title of the dialog and its accessible name. */
  title: ReactNode;
  /** Hides the title visually when the content has its own. */
  titleHidden?: boolean | undefined;
  /** One grey sentence under the title. */
  description?: ReactNode | undefined;
  /** 400, 560 or 720 pixels wide. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** An image on the left, edge to edge. */
  media?: ReactNode | undefined;
  /** Buttons at the lower right, the main one last. */
  footer?: ReactNode | undefined;
  children?: ReactNode | undefined;
}

interface OwnProps extends DialogPanelProps {
  titleId?: string | undefined;
  onClose: () => void;
}

/** The panel of a dialog without behaviour; `Dialog` shows it over the backdrop. */
export function DialogPanel(props: OwnProps) {
  const { title, titleHidden, titleId, description, size = 'md', media, footer, children, onClose } = props;
  return (
    <div className={classNames(styles['panel'], styles[size], media !== undefined && styles['withMedia'])}>
      <div className={styles['grip']} data-grip />
      {media && <div className={styles['media']}>{media}</div>}
      <div className={styles['content']}>
        <h2 id={titleId} className={titleHidden ? undefined : styles['title']} data-grip>
          {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h2>
        {description && <p className={styles['description']}>{description}</p>}
        {children}
        {footer && <div className={styles['footer']}>{footer}</div>}
      </div>
      {/* Last in order, so opening focuses the content and not the close button. */}
      <IconButton
        className={styles['close']}
        icon="close"
        label="关闭"
        size="sm"
        frame="plain"
        onClick={onClose}
      />
    </div>
  );
}
