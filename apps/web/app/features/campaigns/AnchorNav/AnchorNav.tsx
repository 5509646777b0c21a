import styles from './AnchorNav.module.css';

interface AnchorNavProps {
  anchors: readonly { id: string; label: string }[];
}

/** Sticky navigation to the floors of this page. */
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
