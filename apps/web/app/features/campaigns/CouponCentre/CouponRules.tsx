import type { Block } from '../campaign-data.ts';
import styles from './CouponRules.module.css';

/** Rules side by side. What stands before a colon is the name of the rule. */
export const CouponRules = ({ block: { title, paragraphs, points } }: { block: Block<'text'> }) => (
  <section className={styles.rules}>
    <h2>{title}</h2>
    <ol>
      {[...paragraphs, ...points].map((point) => {
        const [name, ...rest] = point.split('：');
        return (
          <li key={point}>
            {rest.length > 0 && <b>{name}</b>}
            {rest.length > 0 ? rest.join('：') : point}
          </li>
        );
      })}
    </ol>
  </section>
);
