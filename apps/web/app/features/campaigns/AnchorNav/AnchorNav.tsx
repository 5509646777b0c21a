import styles from './AnchorNav.module.css';

interface AnchorNavProps {
  anchors: readonly { id: string; label: string }[];
}

/** The floors of this page; it stays in view while one reads. */
export function AnchorNav({ anchors }: AnchorNavProps) {
  if (anchors.length < 2) return null;
  return (
    <nav className={styles.nav} aria-label="页内导航">
      <ul>
        {anchors.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
