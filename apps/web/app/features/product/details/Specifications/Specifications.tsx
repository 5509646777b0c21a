import type { ProductDetail } from '@huarong/contract/catalogue';
import { AvoidedIngredients } from './AvoidedIngredients.tsx';
import { Ingredients } from './Ingredients.tsx';
import styles from './Specifications.module.css';

/** Values longer than this take the whole width. */
const LONG_VALUE = 40;
const INGREDIENTS_NAME = '全成分';

/** Whether a value takes the whole width: it is long, or nothing would stand beside it. */
function isWhole(list: readonly { value: string }[], index: number): boolean {
  const isLong = (at: number) => (list[at]?.value.length ?? Number.POSITIVE_INFINITY) > LONG_VALUE;
  let first = index;
  while (first > 0 && !isLong(first - 1)) first -= 1;
  return isLong(index) || ((index - first) % 2 === 0 && isLong(index + 1));
}

interface SpecificationsProps {
  list: ProductDetail['specifications'];
  notes: NonNullable<ProductDetail['ingredientNotes']>;
  avoided: readonly string[];
}

/** The label of the product; above it a warning about ingredients the member avoids. */
export const Specifications = ({ list, notes, avoided }: SpecificationsProps) => (
  <>
    <AvoidedIngredients
      ingredients={list.find(({ name }) => name.includes('成分'))?.value ?? ''}
      avoided={avoided}
    />
    <dl className={styles.list}>
      {list.map(({ name, value }, index) => (
        <div key={name} data-long={isWhole(list, index) || undefined}>
          <dt>{name}</dt>
          <dd>
            {name === INGREDIENTS_NAME && notes.length > 0 ? (
              <Ingredients text={value} notes={notes} />
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  </>
);
