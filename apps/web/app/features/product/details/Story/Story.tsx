import type { ProductDetail } from '@huarong/contract/catalogue';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './Story.module.css';

interface StoryProps {
  story: ProductDetail['story'];
  /** Texture and scene beside the words, as far as there are any. */
  paths: readonly string[];
  name: string;
}

/** What the brand has to say, a chapter beside a picture, changing sides. */
export const Story = ({ story, paths, name }: StoryProps) => (
  <div className={styles.story}>
    {story.map((chapter, index) => (
      <article key={chapter.title}>
        {paths[index] && (
          <div className={styles.picture}>
            <ProductImage path={paths[index]} alt={`${name} ${chapter.title}`} sizes="420px" />
          </div>
        )}
        <div className={styles.words}>
          <h3>{chapter.title}</h3>
          <p>{chapter.text}</p>
        </div>
      </article>
    ))}
  </div>
);
