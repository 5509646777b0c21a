import { searchPath } from '@huarong/core/search';
import type { BindOption } from './bind-option.ts';
import { Emphasis } from './Emphasis.tsx';
import { Group } from './Group.tsx';
import { Option } from './Option.tsx';
import { ProductOption } from './ProductOption.tsx';
import styles from './SuggestPanel.module.css';
import { listBrands, type Suggestions } from './suggestions.ts';

const MAX_KEYWORDS = 3;
const MAX_PRODUCTS = 6;

interface WhileTypingProps {
  listId: string;
  typed: string;
  suggestions: Suggestions;
  bind: BindOption;
}

/** Up to three keywords, with the brand they belong to, and three brands beside up to six products. */
export function WhileTyping({ listId, typed, suggestions, bind }: WhileTypingProps) {
  const keywords = suggestions.suggestList.slice(0, MAX_KEYWORDS);
  const brands = listBrands(suggestions);
  const products = suggestions.suggestProductList.slice(0, MAX_PRODUCTS);
  const isEmpty = keywords.length + brands.length + products.length === 0;
  return (
    <>
      <div className={styles.typing} role="listbox" id={listId} aria-label="搜索建议" hidden={isEmpty}>
        {keywords.length + brands.length > 0 && (
          <div className={styles.rows}>
            {keywords.length > 0 && (
              <Group name="搜索建议">
                {keywords.map(({ suggestKeyWord: keyword, suggestBrandEn: brandEn, ranges }) => (
                  <Option key={keyword} to={searchPath(keyword)} {...bind(`word-${keyword}`, keyword)}>
                    <Emphasis text={keyword} ranges={ranges} />
                    {brandEn !== undefined && <small className={styles.roman}> {brandEn}</small>}
                  </Option>
                ))}
              </Group>
            )}
            {brands.length > 0 && (
              <Group name="品牌">
                {brands.map(({ brandId, brandNameEN, brandNameCN, rangesEN, rangesCN, link }) => (
                  <Option key={brandId} to={link} {...bind(`brand-${brandId}`)}>
                    <span className={styles.roman}>
                      <Emphasis text={brandNameEN} ranges={rangesEN} />
                    </span>{' '}
                    <Emphasis text={brandNameCN} ranges={rangesCN} />
                  </Option>
                ))}
              </Group>
            )}
          </div>
        )}
        {products.length > 0 && (
          <Group name="商品" className={styles.found}>
            <div className={styles.threeAcross}>
              {products.map((product) => (
                <ProductOption
                  key={product.productId}
                  product={product}
                  sizes="150px"
                  {...bind(`product-${product.productId}`)}
                />
              ))}
            </div>
          </Group>
        )}
      </div>
      {isEmpty && <p className={styles.nothing}>没有相关的建议，按回车搜索「{typed}」</p>}
    </>
  );
}
