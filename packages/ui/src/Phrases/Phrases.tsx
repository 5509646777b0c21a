import styles from './Phrases.module.css';

/** Breaks a line after a comma rather than within 领取后 30 天内有效. */
export const Phrases = ({ text }: { text: string }) =>
  text.match(/[^，]+，?/g)?.map((phrase) => (
    <span key={phrase} className={styles['phrase']}>
      {phrase}
    </span>
  ));
