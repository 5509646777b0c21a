import type { ProductDetail } from '@huarong/contract/catalogue';
import { Chip, ChipRow, Field } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import type { TaggedSku } from '../WritePost/post-draft.ts';
import styles from './SkuPicker.module.css';

/** Shorter terms are not searched. */
const MIN_TERM_LENGTH = 2;

/** Finds a product by name, then lets the author pick its shade or size. */
export function SkuSearch({ onFound }: { onFound: (sku: TaggedSku) => void }) {
  const [keyword, setKeyword] = useState('');
  const [product, setProduct] = useState<ProductDetail | null>(null);
  const term = keyword.trim();
  const { query } = useApiQuery(term.length >= MIN_TERM_LENGTH && !product ? term : null, () =>
    browserApi({ quiet: true }).search.suggest({ keyWord: term }, { abortKey: 'post-products' }),
  );
  const found = term.length >= MIN_TERM_LENGTH && !product ? (query.value?.suggestProductList ?? []) : [];

  async function openProduct(productId: string) {
    const reply = await browserApi().catalogue.detail({ productId });
    if (reply.ok) setProduct(reply.value);
  }
  function pickSku(sku: ProductDetail['skus'][number]) {
    onFound({ skuId: sku.skuId, name: `${product!.productName} ${sku.skuName}`, note: '' });
    setProduct(null);
    setKeyword('');
  }

  return (
    <div className={styles.find}>
      <Field
        label="查找商品"
        labelHidden
        name="product"
        value={keyword}
        autoComplete="off"
        placeholder="输入商品名或品牌，标注具体色号"
        onChange={(event) => {
          setKeyword(event.target.value);
          setProduct(null);
        }}
        // Enter must not submit the post.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found.length > 0 && (
        <ul className={styles.found} aria-label="找到的商品" aria-busy={query.state === 'loading'}>
          {found.map((card) => (
            <li key={card.productId}>
              <button type="button" onClick={() => openProduct(card.productId)}>
                {card.brandNameCN} {card.productName}
              </button>
            </li>
          ))}
        </ul>
      )}
      {product && <SkuChips product={product} onPick={pickSku} />}
    </div>
  );
}

interface SkuChipsProps {
  product: ProductDetail;
  onPick: (sku: ProductDetail['skus'][number]) => void;
}

const SkuChips = ({ product, onPick }: SkuChipsProps) => (
  <div>
    <p>{product.productName}，选择色号或规格</p>
    <ChipRow>
      {product.skus.map((sku) => (
        <Chip key={sku.skuId} onClick={() => onPick(sku)}>
          {sku.skuName}
        </Chip>
      ))}
    </ChipRow>
  </div>
);
