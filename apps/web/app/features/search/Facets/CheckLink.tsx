import styles from './CheckLink.module.css';

interface CheckLinkProps {
  /** The same listing with this choice made, or taken back. */
  href: string;
  isSelected: boolean;
  label: string;
  count?: number;
}

/** A filter drawn as a checkbox. It is a link: choosing leads to another address, and search engines leave it alone. */
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
    {count !== undefined && <small>{count.toLocaleString('en-US')}</small>}
  </a>
);
