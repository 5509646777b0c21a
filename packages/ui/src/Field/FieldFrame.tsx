import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../Assistive/VisuallyHidden.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';
import { type FieldNotes, fieldMessage, fieldWiring } from './field-wiring.ts';

export interface FieldFrameProps extends FieldNotes {
  /** Label of the field. */
  label: ReactNode;
  /** Hides the label visually where the context already says it. */
  labelHidden?: boolean | undefined;
  /** A short grey note after the label: 选填. */
  labelNote?: ReactNode | undefined;
  /** Marks the label with an asterisk. */
  required?: boolean | undefined;
  className?: string | undefined;
}

interface OwnProps extends FieldFrameProps {
  id?: string | undefined;
  /** Characters so far and allowed, at the lower right. */
  count?: string | undefined;
  children: (wiring: ReturnType<typeof fieldWiring>) => ReactNode;
}

const MESSAGE_ICONS = { error: 'info', ok: 'check', hint: null } as const;

/** Label above, control, one message below: what Field, Select and TextArea share. */
export function FieldFrame(props: OwnProps) {
  const { label, labelHidden, labelNote, required, hint, error, ok, count, className, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const message = fieldMessage({ hint, error, ok });
  const icon = message && MESSAGE_ICONS[message.kind];

  return (
    <div className={classNames(styles['field'], className)}>
      <label className={labelHidden ? undefined : styles['label']} htmlFor={id}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {required && !labelHidden && (
          <span className={styles['required']} aria-hidden="true">
            *
          </span>
        )}
        {labelNote && <small>{labelNote}</small>}
      </label>
      {children(fieldWiring(id, message, count !== undefined))}
      <div className={styles['below']}>
        {/* Always rendered, so a later message is announced. */}
        <div aria-live="polite">
          {message && (
            <p id={`${id}-message`} className={classNames(styles['message'], styles[message.kind])}>
              {icon && <Icon name={icon} size={14} />}
              {message.text}
            </p>
          )}
        </div>
        {count !== undefined && (
          <span id={`${id}-count`} className={styles['count']}>
            {count}
          </span>
        )}
      </div>
    </div>
  );
}
