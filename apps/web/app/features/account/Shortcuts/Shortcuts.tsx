import { Icon } from '@huarong/ui';
import { Block } from '../Block/Block.tsx';
import { openAccountPages } from '../menu/account-menu.ts';
import styles from './Shortcuts.module.css';

/** Every page of the member's area, one step away. */
export const Shortcuts = () => (
  <Block title="快捷入口">
    <ul className={styles.shortcuts}>
      {openAccountPages().map(({ label, path, icon }) => (
        <li key={path}>
          <a href={path}>
            <Icon name={icon} size={28} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  </Block>
);
