import type { ComponentProps } from 'react';
import styles from './Assistive.module.css';

type SkipLinkProps = Pick<ComponentProps<'a'>, 'href' | 'children'>;

/** First stop of the Tab key on every page; visible only when focused. */
export const SkipLink = ({ href = '#main', children = '跳到主要内容' }: SkipLinkProps) => (
  <a className={styles['skip']} href={href}>
    {children}
  </a>
);
