import { hotPath } from '@huarong/core/search';
import { useState } from 'react';
import styles from './BeforeTyping.module.css';
import type { BindOption } from './bind-option.ts';
import { Group } from './Group.tsx';
import { History } from './History.tsx';
import { Option } from './Option.tsx';
import { ProductOption } from './ProductOption.tsx';
import panel from './SuggestPanel.module.css';
import { NO_SUGGESTIONS, type Suggestions } from './suggestions.ts';
import { useHistory } from './use-history.ts';

const MAX_HOT_WORDS = 8;
/** One row; a toggle shows the rest. */
const FIRST_PRODUCTS = 4;

interface BeforeTypingProps {
  listId: string;
  /** Undefined while loading; the history shows at once. */
  suggestions: Suggestions | undefined;
  bind: BindOption;
  onKeepTyping: () => void;
}

/** Search history, popular keywords and a few recommended products. */
export function BeforeTyping({
  listId,
  suggestions = NO_SUGGESTIONS,
  bind,
  onKeepTyping,
}: BeforeTypingProps) {
  const history = useHistory();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const products = suggestions.productList.slice(0, isUnfolded ? undefined : FIRST_PRODUCTS);
  const entries = history.keywords.map((keyword) => ({
    keyword,
    option: bind(`history-${keyword}`, keyword),
  }));

  return (
    <>
      <History
        entries={entries}
        onRemove={(keyword) => {
          history.remove(keyword);
          // The pressed button disappears, so the focus returns to the field.
          onKeepTyping();
        }}
        onClear={() => {
          history.clear();
          onKeepTyping();
        }}
      />
      <div
        role="listbox"
        id={listId}
        aria-label="搜索历史与推荐"
        // History entries stand outside the list box because a list box may not contain their delete buttons.
        aria-owns={entries.map(({ option }) => option.id).join(' ') || undefined}
      >
        <HotKeywords hotWords={suggestions.hotWords.slice(0, MAX_HOT_WORDS)} bind={bind} />
        <RecommendedProducts products={products} bind={bind} />
      </div>
      {suggestions.productList.length > FIRST_PRODUCTS && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? '收起' : `展开全部 ${suggestions.productList.length} 件`}
        </button>
      )}
    </>
  );
}

interface HotKeywordsProps {
  hotWords: Suggestions['hotWords'];
  bind: BindOption;
}

function HotKeywords({ hotWords, bind }: HotKeywordsProps) {
  if (hotWords.length === 0) return null;
  return (
    <Group name="大家在搜" className={panel.section}>
      <div className={styles.hotWords}>
        {hotWords.map(({ keyWord, mark }, index) => (
          <Option key={keyWord} to={hotPath(keyWord)} {...bind(`hot-${keyWord}`, keyWord)}>
            <b aria-hidden="true">{index + 1}</b>
            {keyWord}
            {mark && <em>{mark}</em>}
          </Option>
        ))}
      </div>
    </Group>
  );
}

interface RecommendedProductsProps {
  products: Suggestions['productList'];
  bind: BindOption;
}

function RecommendedProducts({ products, bind }: RecommendedProductsProps) {
  if (products.length === 0) return null;
  return (
    <Group name="为你推荐" className={panel.section}>
      <div className={styles.fourAcross}>
        {products.map((product) => (
          <ProductOption
            key={product.productId}
            product={product}
            sizes="81px"
            {...bind(`product-${product.productId}`)}
          />
        ))}
      </div>
    </Group>
  );
}
