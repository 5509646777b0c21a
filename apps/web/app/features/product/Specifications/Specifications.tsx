import type { ProductDetail } from '@huarong/contract/catalogue';
import { AvoidedIngredients } from './AvoidedIngredients.tsx';
import styles from './Specifications.module.css';

/** Long values take the whole width. */
const LONG = 40;

/** The label of the goods, as text; above it what this member would rather know first. */
export const Specifications = ({ list }: { list: ProductDetail['specifications'] }) => (
  <>
    <AvoidedIngredients ingredients={list.find(({ name }) => name.includes('成分'))?.value ?? ''} />
    <dl className={styles.list}>
      {list.map(({ name, value }) => (
        <div key={name} data-long={value.length > LONG || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </>
);
