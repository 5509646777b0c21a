import type { CartLine } from '@huarong/contract/cart';
import { Button } from '@huarong/ui';
import {
  BundleParts,
  bundlePath,
  lineKey,
  ProductImage,
  productPath,
  skuPath,
} from '../../../catalogue/index.ts';
import type { CartState } from '../../use-cart.ts';
import styles from './InvalidLines.module.css';

/** Lines that can no longer be bought, each with the reason and an alternative. */
export const InvalidLines = ({ lines, state }: { lines: readonly CartLine[]; state: CartState }) => (
  <section className={styles.invalid} aria-label="失效商品">
    <h2>
      失效商品 <small>{lines.length} 件</small>
      <Button size="sm" disabled={state.isBusy} onClick={() => state.remove(lines)}>
        清空失效商品
      </Button>
    </h2>
    <ul>
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <span className={styles.image}>
            <ProductImage path={line.skuImagePath} alt="" sizes="72px" isFaded />
          </span>
          <p>
            {line.brandNameCN} {line.productName}
            <small>{line.skuName}</small>
            <BundleParts line={line} />
          </p>
          <p>{line.reasonText}</p>
          <p className={styles.actions}>
            {line.bundleId && <a href={bundlePath(line.bundleId)}>重新定制</a>}
            {line.actions?.includes('changeSku') && <a href={productPath(line)}>换个规格</a>}
            {line.actions?.includes('remind') && <a href={skuPath(line)}>到货通知</a>}
            {line.actions?.includes('findSimilar') && <a href={`${productPath(line)}#neighbours`}>找相似</a>}
            <button type="button" onClick={() => state.remove([line])}>
              删除
            </button>
          </p>
        </li>
      ))}
    </ul>
  </section>
);
