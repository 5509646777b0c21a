import { useState } from 'react';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './PostGallery.module.css';

/** The author's images: one large, thumbnails below. */
export function PostGallery({ paths, title }: { paths: readonly string[]; title: string }) {
  const [index, setIndex] = useState(0);
  const shown = paths[index] ?? paths[0];
  if (!shown) return null;
  return (
    <div>
      <div className={styles.large}>
        <ProductImage path={shown} alt={`${title}，第 ${index + 1} 张`} sizes="44vw" isEager />
        <span>
          {index + 1} / {paths.length}
        </span>
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
