import { Icon } from '../Icon/Icon.tsx';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Left out for the current page. */
  href?: string | undefined;
}

/** Path from the home page; the last crumb is the current page. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="面包屑">
    <ol className={styles['crumbs']}>
      {crumbs.map(({ label, href }, index) => (
        <li key={href ?? label}>
          {index > 0 && <Icon name="right" size={10} />}
          {href === undefined ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
        </li>
      ))}
    </ol>
  </nav>
);
