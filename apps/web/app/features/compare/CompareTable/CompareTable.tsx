import { ButtonLink, Icon } from '@huarong/ui';
import type { ReactNode, RefObject } from 'react';
import { AddToCartButton, ProductImage, productPath } from '../../catalogue/index.ts';
import { MAX_COMPARED } from '../compare-ids.ts';
import type { CompareGroup } from '../rows/cell.ts';
import { FEEL_GROUP } from '../rows/compare-rows.ts';
import { type ComparedProduct, defaultSkuOf, findTexture } from '../rows/compared-product.ts';
import { MATCH_NAMES } from '../rows/skin-rows.ts';
import { CellContent } from './CellContent.tsx';
import styles from './CompareTable.module.css';
import { FreeColumns } from './FreeColumns.tsx';
import { SmallSize } from './SmallSize.tsx';

interface CompareTableProps {
  products: readonly ComparedProduct[];
  groups: readonly CompareGroup[];
  /** Greys the rows with equal values. */
  isMarked: boolean;
  /** Beside the heads of the columns. */
  aside: ReactNode;
  head: RefObject<HTMLTableSectionElement | null>;
  hrefWithout: (productId: string) => string;
}

/** The products as columns; those that fit the skin have a tinted column. */
export function CompareTable({ products, groups, isMarked, aside, head, hrefWithout }: CompareTableProps) {
  const firstGood = products.findIndex(({ match }) => match.level === 'good');
  const isGood = (index: number) => products[index]?.match.level === 'good' || undefined;
  return (
    <div className={styles.scroll} data-count={products.length}>
      <table className={styles.table} data-marked={isMarked || undefined}>
        <thead ref={head}>
          <tr>
            <td className={styles.aside}>{aside}</td>
            {products.map((column) => (
              <ProductColumn
                key={column.product.productId}
                column={column}
                removeHref={hrefWithout(column.product.productId)}
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
            {title === FEEL_GROUP && <Textures products={products} isGood={isGood} />}
            {rows.map(({ name, note, cells, isAlike, isShared }) => (
              <tr key={name} data-alike={isAlike || undefined}>
                <th scope="row">
                  {name}
                  {note && <small>{note}</small>}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={products[index]?.product.productId}
                    colSpan={isShared ? products.length : undefined}
                    data-good={isShared ? undefined : isGood(index)}
                  >
                    <CellContent cell={cell} name={name} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <td>
              <ButtonLink href="#add" kind="soft" block>
                换一款来比
              </ButtonLink>
            </td>
            {products.map(({ product }, index) => (
              <td key={product.productId}>
                <AddToCartButton
                  product={{
                    ...product,
                    ...defaultSkuOf(product),
                    hasInventory: !product.isDelisted && defaultSkuOf(product).hasInventory,
                    colourCount: product.skus.filter(({ colour }) => colour).length,
                  }}
                  kind={index === firstGood ? 'rouge' : 'line'}
                  block
                />
                <SmallSize product={product} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {products.length < MAX_COMPARED && <FreeColumns count={MAX_COMPARED - products.length} />}
    </div>
  );
}

interface ProductColumnProps {
  column: ComparedProduct;
  /** The comparison without this product. */
  removeHref: string;
}

const ProductColumn = ({ column: { product, match }, removeHref }: ProductColumnProps) => (
  <th scope="col">
    <span className={styles.image}>
      <ProductImage
        path={defaultSkuOf(product).skuImagePath}
        alt=""
        sizes="(max-width: 767.98px) 45vw, 20vw"
        isEager
      />
    </span>
    {match.level === 'good' && <span className={styles.flag}>{MATCH_NAMES.good}</span>}
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

interface TexturesProps extends Pick<CompareTableProps, 'products'> {
  isGood: (index: number) => true | undefined;
}

const Textures = ({ products, isGood }: TexturesProps) => (
  <tr>
    <th scope="row">质地实拍</th>
    {products.map(({ product: { productId, productName, images } }, index) => {
      const path = findTexture(images);
      return (
        <td key={productId} data-good={isGood(index)}>
          {path === undefined ? (
            '—'
          ) : (
            <span className={styles.texture}>
              <ProductImage
                path={path}
                alt={`${productName}的质地`}
                sizes="(max-width: 767.98px) 45vw, 20vw"
              />
            </span>
          )}
        </td>
      );
    })}
  </tr>
);
