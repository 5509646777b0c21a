import { searchPath } from '@huarong/core/search';
import type { BindOption } from './bind-option.ts';
import { Emphasis } from './Emphasis.tsx';
import { Group } from './Group.tsx';
import { Option } from './Option.tsx';
import { ProductOption } from './ProductOption.tsx';
import styles from './SuggestPanel.module.css';
import type { Suggestions } from './suggestions.ts';

const MAX_WORDS = 3;
const MAX_BRANDS = 3;
const MAX_PRODUCTS = 6;

interface WhileTypingProps {
  listId: string;
  typed: string;
  suggestions: Suggestions;
  bind: BindOption;
}

/** Up to three words and three brands beside up to six products. */
export function WhileTyping({ listId, typed, suggestions, bind }: WhileTypingProps) {
  const words = suggestions.suggestList.slice(0, MAX_WORDS);
  const brands = suggestions.suggestBrandDtoList.slice(0, MAX_BRANDS);
  const products = suggestions.suggestProductList.slice(0, MAX_PRODUCTS);
  const isEmpty = words.length + brands.length + products.length === 0;
  return (
    <>
      <div className={styles.typing} role="listbox" id={listId} aria-label="搜索建议" hidden={isEmpty}>
        {words.length + brands.length > 0 && (
          <div className={styles.rows}>
            {words.length > 0 && (
              <Group name="搜索建议">
                {words.map(({ suggestKeyWord: word }) => (
                  <Option key={word} to={searchPath(word)} {...bind(`word-${word}`, word)}>
                    <Emphasis text={word} typed={typed} />
                  </Option>
                ))}
              </Group>
            )}
            {brands.length > 0 && (
              <Group name="品牌">
                {brands.map(({ brandId, brandNameEN, brandNameCN, link }) => (
                  <Option key={brandId} to={link} {...bind(`brand-${brandId}`)}>
                    <span className={styles.roman}>
                      <Emphasis text={brandNameEN} typed={typed} />
                    </span>{' '}
                    <Emphasis text={brandNameCN} typed={typed} />
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
                  typed={typed}
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
