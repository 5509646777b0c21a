import type { ProductDetail } from '@huarong/contract/catalogue';
import { Icon } from '@huarong/ui';
import { AddToCartButton, ProductImage, productPath } from '../../catalogue/index.ts';
import { compareHref } from '../compare-ids.ts';
import { compareRows, defaultSkuOf, findTexture } from '../compare-rows.ts';
import styles from './CompareTable.module.css';

interface CompareTableProps {
  products: readonly ProductDetail[];
  isOnlyDifferent: boolean;
}

export function CompareTable({ products, isOnlyDifferent }: CompareTableProps) {
  const ids = products.map(({ productId }) => productId);
  const compareHrefWithout = (productId: string) => {
    const rest = ids.filter((id) => id !== productId);
    // The bare address would show the collected products again.
    return rest.length > 0 ? compareHref({ ids: rest, isOnlyDifferent }) : '/compare?ids=';
  };
  const groups = compareRows(products)
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ isAlike }) => !(isOnlyDifferent && isAlike)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {products.map((product) => (
            <ProductColumn
              key={product.productId}
              product={product}
              removeHref={compareHrefWithout(product.productId)}
            />
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className={styles.group}>
            <th colSpan={products.length + 1} scope="rowgroup">
              {title}
            </th>
          </tr>
          {title === '成分与功效' && <Textures products={products} />}
          {rows.map(({ name, values, isAlike }) => (
            <tr key={name} data-alike={isAlike || undefined}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={ids[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <td />
          {products.map((product) => (
            <td key={product.productId}>
              <AddToCartButton
                product={{
                  ...product,
                  ...defaultSkuOf(product),
                  colourCount: product.skus.filter(({ colour }) => colour).length,
                }}
                kind="ink"
                block
              />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface ProductColumnProps {
  product: ProductDetail;
  /** The comparison without this product. */
  removeHref: string;
}

const ProductColumn = ({ product, removeHref }: ProductColumnProps) => (
  <th scope="col">
    <span className={styles.image}>
      <ProductImage path={defaultSkuOf(product).skuImagePath} alt="" sizes="20vw" isEager />
    </span>
    <a href={removeHref} className={styles.remove} aria-label={`不比${product.productName}`} data-stay>
      <Icon name="close" size={12} />
    </a>
    <p>
      <span>{product.brandNameEN}</span> {product.brandNameCN}
    </p>
    <h2>
      <a href={productPath(product)}>
        {product.nickname && <q>{product.nickname}</q>}
        {product.productName}
      </a>
    </h2>
  </th>
);

const Textures = ({ products }: Pick<CompareTableProps, 'products'>) => (
  <tr>
    <th scope="row">质地</th>
    {products.map(({ productId, productName, images }) => {
      const path = findTexture(images);
      return (
        <td key={productId}>
          {path === undefined ? (
            '—'
          ) : (
            <span className={styles.texture}>
              <ProductImage path={path} alt={`${productName}的质地`} sizes="20vw" />
            </span>
          )}
        </td>
      );
    })}
  </tr>
);
