import { Radio, type RadioProps } from '@huarong/ui';
import type { ReactNode } from 'react';
import styles from './ChoiceCard.module.css';

interface ChoiceCardProps extends Omit<RadioProps, 'className' | 'children' | 'title'> {
  title: ReactNode;
  /** One grey line under the title. */
  note: ReactNode;
  /** Drawn at the left of the words. */
  avatar?: ReactNode;
}

/** One of several ways on, as a frame that can be picked. */
export const ChoiceCard = ({ title, note, avatar, ...radio }: ChoiceCardProps) => (
  <Radio {...radio} className={styles.card}>
    {avatar}
    <span className={styles.words}>
      <b>{title}</b>
      <small>{note}</small>
    </span>
  </Radio>
);

/** The frames of one choice. */
export const ChoiceCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.cards} aria-label={label}>
    {children}
  </fieldset>
);
