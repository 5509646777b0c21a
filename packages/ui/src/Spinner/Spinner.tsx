import styles from './Spinner.module.css';

/** A turning ring in the colour of the text beside it. Decorative: the words next to it say what is going on. */
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />;
