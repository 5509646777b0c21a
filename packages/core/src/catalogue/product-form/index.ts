export { checkProduct, cleanProduct, type FieldProblem, LONGEST } from './check-product.ts';
export {
  EMPTY_PRODUCT,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductValues,
  type StoryBlock,
} from './product-values.ts';
