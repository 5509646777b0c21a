import { Radio, type RadioProps } from '@huarong/ui';
import type { ReactNode } from 'react';
import styles from './ChoiceCard.module.css';

interface ChoiceCardProps extends Omit<RadioProps, 'className' | 'children' | 'title'> {
  title: ReactNode;
  /** One grey line under the title. */
  note: ReactNode;
  /** Left of the text. */
  avatar?: ReactNode;
}

/** One option of a choice, as a card. */
export const ChoiceCard = ({ title, note, avatar, ...radio }: ChoiceCardProps) => (
  <Radio {...radio} className={styles.card}>
    {avatar}
    <span className={styles.text}>
      <b>{title}</b>
      <small>{note}</small>
    </span>
  </Radio>
);

/** The cards of one choice. */
export const ChoiceCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.cards} aria-label={label}>
    {children}
  </fieldset>
);
