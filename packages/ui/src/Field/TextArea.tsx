import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface TextAreaProps
  extends FieldFrameProps,
    Omit<ComponentProps<'textarea'>, keyof FieldFrameProps> {
  /** Maximum number of characters; shown as a counter. */
  maxLength?: number | undefined;
}

/** Several lines of text with a counter at the lower right. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, labelNote, required, hint, error, ok, className, ...rest } = props;
  const { id, maxLength, onChange, ...area } = rest;
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const text = area.value === undefined ? typed : String(area.value);
  const count = maxLength === undefined ? undefined : `${text.length} / ${maxLength}`;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };

  return (
    <FieldFrame {...{ id, label, labelHidden, labelNote, required, hint, error, ok, className, count }}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          required={required}
          maxLength={maxLength}
          onChange={change}
          className={classNames(styles['input'], styles['area'])}
        />
      )}
    </FieldFrame>
  );
}
