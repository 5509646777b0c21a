import { Icon } from '@huarong/ui';
import type { Block } from '../campaign-data.ts';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import styles from './ImageFloor.module.css';

interface ImageFloorProps {
  block: Block<'picture'>;
  id: string;
}

/** An image from the left edge with editorial text beside it. */
export const ImageFloor = ({ block, id }: ImageFloorProps) => (
  <section className={styles.floor} id={id}>
    <SceneImage image={block.picture} className={styles.image} sizes="56vw" />
    <div className={styles.text}>
      <p className={styles.eyebrow}>{block.eyebrow}</p>
      <h2>
        {block.title.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </h2>
      {block.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {block.marks.length > 0 && (
        <ol className={styles.marks}>
          {block.marks.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two marks may have the same text
            <li key={index}>{mark}</li>
          ))}
        </ol>
      )}
      {block.more && (
        <a href={block.more.href} className={styles.more}>
          {block.more.label}
          <Icon name="arrow" size={16} />
        </a>
      )}
    </div>
  </section>
);
