import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Packshot.module.css';
import { isDeep, type Pigment } from './pigments.ts';

export interface PackshotImage {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** What is to be seen; empty where a shot repeats its neighbour. */
  alt: string;
  width: number;
  height: number;
}

export interface PackshotProps {
  /** Colour of the sweep; also the ground while a picture loads. */
  pigment?: Pigment | undefined;
  /** Holds the light back; on its own for deep pigments. */
  dark?: boolean | undefined;
  /** 4:5 as in the studio, or a square for thumbnails. */
  ratio?: 'portrait' | 'square' | undefined;
  /** A picture that fills the frame, backdrop and all. */
  image?: PackshotImage | undefined;
  /** Loads at once instead of when scrolled near: for the first screen only. */
  eager?: boolean | undefined;
  /** Steps back: the goods cannot be had. */
  faded?: boolean | undefined;
  /** A drawing set on the sweep when there is no picture, and flags. */
  children?: ReactNode | undefined;
}

/** The studio: key light from the upper left, horizon at about 70 %. */
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
