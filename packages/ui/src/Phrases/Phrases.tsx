import styles from './Phrases.module.css';

/** A note in phrases whose last stays together: 领取后 30 天内有效 is not torn apart. */
export function Phrases({ text }: { text: string }) {
  const last = text.lastIndexOf('，') + 1;
  return [text.slice(0, last), text.slice(last)].map((part) => (
    <span key={part} className={styles['part']}>
      {part}
    </span>
  ));
}
