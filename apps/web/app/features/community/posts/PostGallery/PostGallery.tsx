import type { Post } from '@huarong/contract/community';
import { useRef, useState } from 'react';
import { ProductImage } from '../../../catalogue/index.ts';
import { ImagePins } from '../ImagePins/ImagePins.tsx';
import { useImageFit } from '../ImagePins/use-image-fit.ts';
import styles from './PostGallery.module.css';

interface PostGalleryProps {
  paths: readonly string[];
  title: string;
  /** Products with a place in an image. */
  skus: Post['skus'];
}

/** The author's images: one large with its products marked, thumbnails below. */
export function PostGallery({ paths, title, skus }: PostGalleryProps) {
  const [index, setIndex] = useState(0);
  const shown = paths[index] ?? paths[0];
  const box = useRef<HTMLDivElement>(null);
  const fit = useImageFit(box, shown ?? '');
  if (!shown) return null;
  return (
    <div>
      <div className={styles.frame}>
        <div className={styles.large} ref={box}>
          <ProductImage path={shown} alt={`${title}，第 ${index + 1} 张`} sizes="44vw" isEager />
          <span>
            {index + 1} / {paths.length}
          </span>
        </div>
        <ImagePins key={index} skus={skus} image={index} fit={fit} />
      </div>
      {paths.length > 1 && (
        <ul className={styles.thumbs}>
          {paths.map((path, each) => (
            <li key={path}>
              <button
                type="button"
                aria-label={`第 ${each + 1} 张，共 ${paths.length} 张`}
                aria-pressed={each === index}
                onClick={() => setIndex(each)}
              >
                <ProductImage path={path} alt="" sizes="120px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
