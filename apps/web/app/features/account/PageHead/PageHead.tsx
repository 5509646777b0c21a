import styles from './PageHead.module.css';

/** How a page of the member's area begins. */
export const PageHead = ({ title }: { title: string }) => <h1 className={styles.head}>{title}</h1>;
