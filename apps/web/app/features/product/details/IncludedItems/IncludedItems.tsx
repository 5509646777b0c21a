import type { ProductDetail } from '@huarong/contract/catalogue';
import { productPath } from '../../../catalogue/index.ts';
import styles from './IncludedItems.module.css';

interface IncludedItemsProps {
  /** The chosen size, as the caption names it. */
  sizeName: string;
  list: NonNullable<ProductDetail['includedItems']>;
}

/** What the chosen size of a set holds. What the shop also sells alone has a link. */
export const IncludedItems = ({ sizeName, list }: IncludedItemsProps) => (
  <table className={styles.items}>
    <caption>规格：{sizeName}</caption>
    <thead>
      <tr>
        <th scope="col">名称</th>
        <th scope="col">净含量</th>
        <th scope="col">数量</th>
      </tr>
    </thead>
    <tbody>
      {list.map(({ name, size, count, productId }) => (
        <tr key={`${name} ${size}`}>
          <th scope="row">
            {productId === undefined ? name : <a href={productPath({ productId })}>{name}</a>}
          </th>
          <td>{size ?? '—'}</td>
          <td>{count}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
