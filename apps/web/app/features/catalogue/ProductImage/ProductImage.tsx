import { imageHeight, imageSources } from '@huarong/core/images';
import styles from './ProductImage.module.css';

const WIDTH = 400;
/** A card is about a sixth of a desktop wide: four beside the filters or five across the page. Else four, three or two across. */
const CARD_SIZES =
  '(max-width: 767.98px) 50vw, (max-width: 1023.98px) 33vw, (max-width: 1199.98px) 25vw, 17vw';

interface ProductImageProps {
  /** The image path of the API: `…-400.webp`. */
  path: string;
  /** Empty where the text beside the image says the same. */
  alt: string;
  /** The `sizes` attribute. */
  sizes?: string | undefined;
  /** Above the fold: loads eagerly with high priority. */
  isEager?: boolean | undefined;
  /** Shown pale because the sku cannot be bought. */
  isFaded?: boolean | undefined;
}

/** Fills its container; offers AVIF and WebP in several widths. */
export function ProductImage({ path, alt, sizes = CARD_SIZES, isEager, isFaded }: ProductImageProps) {
  const sources = imageSources(path);
  return (
    <picture className={styles.image} data-faded={isFaded || undefined}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={path}
        srcSet={sources?.webp}
        sizes={sources ? sizes : undefined}
        alt={alt}
        width={WIDTH}
        height={imageHeight(WIDTH)}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
