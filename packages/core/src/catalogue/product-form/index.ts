export { checkProduct, cleanProduct, type FieldProblem, LONGEST } from './check-product.ts';
export {
  EMPTY_PRODUCT,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductValues,
  type StoryBlock,
} from './product-values.ts';
export {
  checkSkuValues,
  cleanSku,
  SKU_FIELDS,
  type SkuField,
  type SkuProblem,
  type SkuValues,
} from './sku-values.ts';
