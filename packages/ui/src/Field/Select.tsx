import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldFrameProps,
    Omit<ComponentProps<'select'>, keyof FieldFrameProps | 'size' | 'children'> {
  /** Options to choose from. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen: 请选择省份. */
  placeholder?: string | undefined;
  /** 46 pixels high in forms, 36 in tool rows. */
  size?: 'md' | 'sm' | undefined;
}

/** The native select in our frame: it works with every keyboard and screen reader. */
export function Select(props: SelectProps) {
  const { label, labelHidden, labelNote, required, hint, error, ok, className, ...rest } = props;
  const { id, size = 'md', options, placeholder, ...select } = rest;
  return (
    <FieldFrame {...{ id, label, labelHidden, labelNote, required, hint, error, ok, className }}>
      {(wiring) => (
        <div className={styles['control']}>
          <select
            {...select}
            {...wiring}
            required={required}
            className={classNames(styles['input'], styles['select'], styles[size])}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon className={styles['chevron']} name="down" size={12} />
        </div>
      )}
    </FieldFrame>
  );
}
