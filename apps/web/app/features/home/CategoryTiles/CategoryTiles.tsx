import type { ImageSlotResource } from '@huarong/contract/content';
import { SlotLink } from '../../layout/index.ts';
import { tileSources } from '../tile-sources.ts';
import styles from './CategoryTiles.module.css';

/** Dark backgrounds whose pigment name is white. */
const DARK_PIGMENTS = new Set(['黛', '石青', '松', '赭']);

/** Eight category tiles, each with its own pigment. */
export function CategoryTiles({ categories }: { categories: ImageSlotResource[] }) {
  if (categories.length === 0) return null;
  return (
    <section className={styles.tiles} aria-label="八大品类">
      <ul>
        {categories.map((category) => (
          <li key={category.omniture}>
            <SlotLink resource={category} className={styles.tile}>
              <span className={styles.layout} data-dark={DARK_PIGMENTS.has(category.mark ?? '') || undefined}>
                <img
                  src={category.imageUrl}
                  srcSet={tileSources(category.imageUrl)}
                  sizes="12vw"
                  width={category.width}
                  height={category.height}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
                <i aria-hidden="true">{category.mark}</i>
              </span>
              <h2>{category.content}</h2>
            </SlotLink>
            <p>{category.note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
