import styles from './Spinner.module.css';

/** A rotating ring in the colour of the text. Decorative: the text beside it describes the work. */
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />;
