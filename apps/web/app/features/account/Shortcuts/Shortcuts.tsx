import { Icon } from '@huarong/ui';
import { Link } from 'react-router';
import { openAccountPages } from '../menu/account-menu.ts';
import styles from './Shortcuts.module.css';

/** Every page of the member's area, one step away. */
export const Shortcuts = () => (
  <section className={styles.shortcuts} aria-labelledby="shortcuts">
    <h2 id="shortcuts">快捷入口</h2>
    <ul>
      {openAccountPages().map(({ label, path, icon }) => (
        <li key={path}>
          <Link to={path}>
            <Icon name={icon} size={28} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
