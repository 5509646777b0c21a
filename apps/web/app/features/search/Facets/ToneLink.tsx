import styles from './ToneLink.module.css';

interface ToneLinkProps {
  href: string;
  isSelected: boolean;
  label: string;
  count: number;
  /** The colour family, from the catalogue. */
  hex?: string | undefined;
}

/** A colour family as a dot with its name. */
export const ToneLink = ({ href, isSelected, label, count, hex }: ToneLinkProps) => (
  <a
    href={href}
    className={styles.tone}
    aria-current={isSelected ? 'true' : undefined}
    aria-label={`${label}，${count} 件`}
    rel="nofollow"
    data-stay
  >
    <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <circle cx="14" cy="14" r="14" fill={hex} />
    </svg>
    {label}
  </a>
);
