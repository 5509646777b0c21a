import { pictureHeight, pictureSources } from '@huarong/core/images';
import styles from './ProductImage.module.css';

const WIDTH = 400;
/** A card takes about a sixth of the window, four beside the filters or five across the page. */
const CARD_SIZES = '17vw';

interface ProductImageProps {
  /** The one address the API tells: `…-400.webp`. */
  path: string;
  /** What is to be seen; empty where the words beside it say the same. */
  alt: string;
  /** How wide it is drawn, in the words of `sizes`. */
  sizes?: string | undefined;
  /** What the eye meets first: loads at once, before what else is waiting. */
  isEager?: boolean | undefined;
  /** Steps back: the goods cannot be had. */
  isFaded?: boolean | undefined;
}

/** Fills the frame around it; the browser takes the smallest file it can read. */
export function ProductImage({ path, alt, sizes = CARD_SIZES, isEager, isFaded }: ProductImageProps) {
  const sources = pictureSources(path);
  return (
    <picture className={styles.picture} data-faded={isFaded || undefined}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={path}
        srcSet={sources?.webp}
        sizes={sources ? sizes : undefined}
        alt={alt}
        width={WIDTH}
        height={pictureHeight(WIDTH)}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
