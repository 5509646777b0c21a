import type { ImageSlotResource } from '@huarong/contract/content';
import { Icon } from '@huarong/ui';
import { SlotLink } from '../../layout/index.ts';
import styles from './Editorial.module.css';

/** Editorial of the current campaign: text at the left, image at the right edge. */
export function Editorial({ editorial }: { editorial: ImageSlotResource | undefined }) {
  if (!editorial) return null;
  const { content, mark, note = '', imageUrl, width, height } = editorial;
  const [text = '', action = '去看看'] = note.split('/');
  return (
    <section data-later className={styles.floor} aria-label={content.replaceAll('/', '')}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{mark}</p>
        <h2>
          {content.split('/').map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h2>
        <p>{text}</p>
        <SlotLink resource={editorial} className={styles.more}>
          {action}
          <Icon name="arrow" size={16} />
        </SlotLink>
      </div>
      <img src={imageUrl} width={width} height={height} alt="" loading="lazy" />
    </section>
  );
}
