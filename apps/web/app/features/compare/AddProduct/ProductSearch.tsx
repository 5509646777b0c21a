import { Field } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { useApiQuery } from '../../../platform/deferred/use-api-query.ts';
import styles from './AddProduct.module.css';

/** Shorter terms are not searched. */
const MIN_TERM_LENGTH = 2;

interface ProductSearchProps {
  /** Products that are in the comparison already. */
  known: readonly string[];
  hrefWith: (productId: string) => string;
  action: string;
}

/** Finds a product by name or brand; each result is a link to the comparison with it. */
export function ProductSearch({ known, hrefWith, action }: ProductSearchProps) {
  const [keyword, setKeyword] = useState('');
  const term = keyword.trim();
  const isLongEnough = term.length >= MIN_TERM_LENGTH;
  const { query } = useApiQuery(isLongEnough ? term : null, () =>
    browserApi({ quiet: true }).search.suggest({ keyWord: term }, { abortKey: 'compare-products' }),
  );
  const found = isLongEnough
    ? (query.value?.suggestProductList ?? []).filter(({ productId }) => !known.includes(productId))
    : [];
  return (
    <div className={styles.search}>
      <Field
        label="查找要对比的商品"
        name="compare-product"
        value={keyword}
        autoComplete="off"
        placeholder="输入商品名或品牌"
        onChange={({ target }) => setKeyword(target.value)}
      />
      {found.length > 0 && (
        <ul aria-label="找到的商品">
          {found.map(({ productId, brandNameCN, productName }) => (
            <li key={productId}>
              <a href={hrefWith(productId)} onClick={() => setKeyword('')} data-stay>
                {brandNameCN} {productName}
                <span>{action}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{messageOf(isLongEnough, query.state, found.length)}</p>
    </div>
  );
}

function messageOf(isLongEnough: boolean, state: string, count: number): string {
  if (!isLongEnough || count > 0) return '';
  if (state === 'loading') return '正在查找';
  return state === 'failed' ? '没有查到，请稍后再试' : '没有找到，换个名字或品牌试试';
}
