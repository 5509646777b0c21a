import { imageHeight } from '@huarong/core/images';
import { CatalogueImage } from '../../../platform/components/CatalogueImage.tsx';
import { ShopperPrice } from '../../catalogue/index.ts';
import { Emphasis } from './Emphasis.tsx';
import { Option } from './Option.tsx';
import styles from './ProductOption.module.css';
import type { SuggestedProduct } from './suggestions.ts';

const IMAGE_WIDTH = 400;

interface ProductOptionProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  product: SuggestedProduct;
  /** The rendered width, for the `sizes` attribute. */
  sizes: string;
}

export function ProductOption({ product, sizes, ...option }: ProductOptionProps) {
  return (
    <Option to={`/product/${product.productId}.html`} className={styles.product} {...option}>
      <span className={styles.image}>
        <CatalogueImage
          path={product.skuImagePath}
          width={IMAGE_WIDTH}
          height={imageHeight(IMAGE_WIDTH)}
          sizes={sizes}
        />
      </span>
      <span className={styles.name}>
        <Emphasis text={product.brandNameCN} ranges={product.brandRanges ?? []} />{' '}
        <Emphasis text={product.productName} ranges={product.ranges ?? []} />
      </span>
      <ShopperPrice product={product} size="sm" />
    </Option>
  );
}
