import type { ProductDetail } from '@huarong/contract/catalogue';
import styles from './TestedFigures.module.css';

interface TestedFiguresProps {
  list: NonNullable<ProductDetail['testedFigures']>;
}

/** What tests of the product found; the law wants to read beside each how it was found. */
export const TestedFigures = ({ list }: TestedFiguresProps) => (
  <dl className={styles.figures}>
    {list.map(({ figure, claim, method }) => (
      <div key={claim}>
        <dt>
          <b>{figure}</b> {claim}
        </dt>
        <dd>{method}</dd>
      </div>
    ))}
  </dl>
);
