import { Icon } from '../Icon/Icon.tsx';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Left out for the page being shown. */
  href?: string | undefined;
}

/** The way from the home page to here; the last crumb is here. */
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
