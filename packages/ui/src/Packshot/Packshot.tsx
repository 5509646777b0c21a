import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Packshot.module.css';
import { isDeep, type Pigment } from './pigments.ts';

export interface PackshotImage {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** What the image shows; empty where it repeats its neighbour. */
  alt: string;
  width: number;
  height: number;
}

export interface PackshotProps {
  /** Colour of the backdrop; also the background while the image loads. */
  pigment?: Pigment | undefined;
  /** Reduces the light; automatic for deep pigments. */
  dark?: boolean | undefined;
  /** 4:5 as in the studio, or a square for thumbnails. */
  ratio?: 'portrait' | 'square' | undefined;
  /** An image that fills the frame, including its backdrop. */
  image?: PackshotImage | undefined;
  /** Loads immediately instead of lazily; for the first screen only. */
  eager?: boolean | undefined;
  /** Fades the image of an unavailable product. */
  faded?: boolean | undefined;
  /** An illustration on the backdrop when there is no image, and flags. */
  children?: ReactNode | undefined;
}

/** Product image on a studio backdrop: key light from the upper left, horizon at about 70 %. */
export function Packshot(props: PackshotProps) {
  const {
    pigment = 'shuang',
    dark = isDeep(pigment),
    ratio = 'portrait',
    image,
    eager,
    faded,
    children,
  } = props;
  return (
    <span
      className={classNames(
        styles['packshot'],
        styles[pigment],
        styles[ratio],
        dark && styles['dark'],
        faded && styles['faded'],
      )}
    >
      {image && (
        <img
          {...image}
          alt={image.alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      )}
      {children}
    </span>
  );
}
