import type { ImageSlotResource } from '@huarong/contract/content';
import { buttonClass, PHONE } from '@huarong/ui';
import { SlotLink } from '../../layout/index.ts';
import styles from './Hero.module.css';

/** Backgrounds with white text. */
const DARK_BACKGROUNDS = ['dai', 'shiqing', 'song', 'zhe'];

/** Held sideways, a phone has room for the wide image alone. */
export const UPRIGHT_PHONE = `${PHONE} and (orientation: portrait)`;

/** Editors separate lines of a title or note with a slash; the last part of a note names the background. */
const linesOf = (text = '') => text.split('/');

export const slideBackground = ({ note }: ImageSlotResource) => linesOf(note)[3] ?? 'xia';

interface HeroSlideProps {
  slide: ImageSlotResource;
  isFirst: boolean;
  /** The only one that a desktop shows; images of the others load when they are swiped to. */
  isShown: boolean;
}

/** One slide: its image, its vertical title, and where it leads. */
export function HeroSlide({ slide, isFirst, isShown }: HeroSlideProps) {
  const [about = '', period = '', action = '去看看'] = linesOf(slide.note);
  const background = slideBackground(slide);
  const isDark = DARK_BACKGROUNDS.includes(background);
  const Title = isShown ? 'h1' : 'h2';
  return (
    <div className={styles.slide} data-ground={background} data-shown={isShown || undefined}>
      <picture>
        {slide.phoneImageUrl && <source media={UPRIGHT_PHONE} srcSet={slide.phoneImageUrl} />}
        <img
          className={styles.image}
          data-illustration={slide.imageUrl.endsWith('.svg') || undefined}
          src={slide.imageUrl}
          width={slide.width}
          height={slide.height}
          alt=""
          fetchPriority={isFirst ? 'high' : undefined}
          loading={isFirst ? undefined : 'lazy'}
        />
      </picture>
      <div className={styles.text}>
        <Title>
          {linesOf(slide.content).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Title>
        <div>
          <p>
            <span className={styles.brand}>{slide.mark}</span>
            {about}
            <br />
            {period}
          </p>
          <SlotLink resource={slide} className={buttonClass({ kind: isDark ? 'line' : 'ink' })}>
            {action}
          </SlotLink>
        </div>
      </div>
    </div>
  );
}
