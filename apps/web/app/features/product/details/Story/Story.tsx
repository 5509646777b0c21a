import type { ProductDetail } from '@huarong/contract/catalogue';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './Story.module.css';

interface StoryProps {
  story: ProductDetail['story'];
  /** Images for the chapters, in order; there may be fewer than chapters. */
  paths: readonly string[];
  name: string;
}

/** The brand's text, each chapter beside an image on alternating sides. */
export const Story = ({ story, paths, name }: StoryProps) => (
  <div className={styles.story}>
    {story.map((chapter, index) => (
      <article key={chapter.title}>
        {paths[index] && (
          <div className={styles.image}>
            <ProductImage path={paths[index]} alt={`${name} ${chapter.title}`} sizes="420px" />
          </div>
        )}
        <div className={styles.text}>
          <h3>{chapter.title}</h3>
          <p>{chapter.text}</p>
        </div>
      </article>
    ))}
  </div>
);
