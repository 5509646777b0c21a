import type { Bundle } from '@huarong/contract/bundles';
import styles from './ReturnNote.module.css';

/** How returns work, shown before the purchase. */
export const ReturnNote = ({ returns }: Pick<Bundle, 'returns'>) => (
  <section className={styles.returns} aria-labelledby="bundle-returns">
    <h2 id="bundle-returns">退换怎么算</h2>
    <dl>
      {returns.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
