import type { ProductDetail } from '@huarong/contract/catalogue';
import styles from './Specifications.module.css';

/** Long values take the whole width. */
const LONG = 40;

/** The label of the goods, as text. */
export const Specifications = ({ list }: { list: ProductDetail['specifications'] }) => (
  <dl className={styles.list}>
    {list.map(({ name, value }) => (
      <div key={name} data-long={value.length > LONG || undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
