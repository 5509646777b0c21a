import { Icon } from '@huarong/ui';
import { useId } from 'react';
import styles from './StarField.module.css';

interface StarFieldProps {
  /** What is rated: 总体, 质地. */
  label: string;
  /** 0 while nothing is chosen. */
  stars: number;
  onStars: (stars: number) => void;
  size?: 'lg' | 'md' | undefined;
  /** Text shown while nothing is chosen. */
  emptyText?: string | undefined;
}
const RATING_TEXTS = ['', '失望', '不太好', '一般', '还不错', '很喜欢'];

/** One to five stars as radio inputs, so arrow keys work and screen readers announce each meaning. */
export function StarField({ label, stars, onStars, size = 'md', emptyText = '' }: StarFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles.stars} data-size={size}>
      <legend>{label}</legend>
      {[1, 2, 3, 4, 5].map((value) => (
        <label key={value} data-lit={value <= stars || undefined}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === stars}
            onChange={() => onStars(value)}
            aria-label={`${value} 星，${RATING_TEXTS[value]}`}
          />
          <Icon name="star" size={size === 'lg' ? 28 : 18} filled />
        </label>
      ))}
      <span aria-hidden="true">
        {stars === 0
          ? emptyText
          : size === 'lg'
            ? `${stars} 星　${RATING_TEXTS[stars]}`
            : RATING_TEXTS[stars]}
      </span>
    </fieldset>
  );
}
