import type { Block } from '../campaign-data.ts';
import styles from './TextFloor.module.css';

interface TextFloorProps {
  block: Block<'text'>;
  id: string;
}

/** Text under a line: a chapter of a guide, the terms of a campaign. */
export const TextFloor = ({ block: { title, paragraphs, points }, id }: TextFloorProps) => (
  <section className={styles.floor} id={id}>
    <h2>{title}</h2>
    <div>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ol>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      )}
    </div>
  </section>
);
