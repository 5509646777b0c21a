import { groupDigits } from '@huarong/core/shared';
import styles from './CheckLink.module.css';

interface CheckLinkProps {
  /** The listing with this filter toggled. */
  href: string;
  isSelected: boolean;
  label: string;
  count?: number;
}

/** A filter that looks like a checkbox but is a link to another URL; `nofollow` keeps search engines away. */
export const CheckLink = ({ href, isSelected, label, count }: CheckLinkProps) => (
  <a
    href={href}
    className={styles.check}
    aria-current={isSelected ? 'true' : undefined}
    rel="nofollow"
    data-stay
  >
    <span className={styles.box} aria-hidden="true" />
    <span className={styles.label} title={label}>
      {label}
    </span>
    {count !== undefined && <small>{groupDigits(count)}</small>}
  </a>
);
