import { Icon } from '@huarong/ui';
import styles from './FreeColumns.module.css';

/** Where the next products would stand. */
export const FreeColumns = ({ count }: { count: number }) => (
  <a href="#add" className={styles.free} data-stay>
    {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
      <span key={place}>
        <Icon name="plus" size={20} />
        {place === 1 && '再加一款'}
      </span>
    ))}
  </a>
);
