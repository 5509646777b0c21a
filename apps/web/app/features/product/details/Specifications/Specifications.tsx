import type { ProductDetail } from '@huarong/contract/catalogue';
import { AvoidedIngredients } from './AvoidedIngredients.tsx';
import { Ingredients } from './Ingredients.tsx';
import styles from './Specifications.module.css';

/** Values longer than this take the whole width. */
const LONG_VALUE = 40;
const INGREDIENTS_NAME = '全成分';

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
      {list.map(({ name, value }) => (
        <div key={name} data-long={value.length > LONG_VALUE || undefined}>
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
