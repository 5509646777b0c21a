import type { ImageSlotResource } from '@huarong/contract/content';
import { buttonClass } from '@huarong/ui';
import { useState } from 'react';
import { SlotLink } from '../../layout/index.ts';
import { useAdvance } from '../use-advance.ts';
import styles from './Hero.module.css';

/** Backgrounds with white text. */
const DARK_BACKGROUNDS = ['dai', 'shiqing', 'song', 'zhe'];

/** Editors separate lines of a title or note with a slash; the last part of a note names the background. */
const linesOf = (text = '') => text.split('/');

/** The hero: an image to the left edge with a vertical title. */
export function Hero({ slides }: { slides: ImageSlotResource[] }) {
  const [at, setAt] = useState(0);
  const pauseHandlers = useAdvance(slides.length, () => setAt((current) => (current + 1) % slides.length));
  const slide = slides[at % Math.max(1, slides.length)];
  if (!slide) return <h1 className={styles.bare}>花容 HUARONG</h1>;

  const [about = '', period = '', action = '去看看', background = 'xia'] = linesOf(slide.note);
  const isDark = DARK_BACKGROUNDS.includes(background);
  return (
    <section className={styles.stage} aria-label="本期主推" data-ground={background} {...pauseHandlers}>
      <img
        key={slide.omniture}
        className={styles.image}
        data-illustration={slide.imageUrl.endsWith('.svg') || undefined}
        src={slide.imageUrl}
        width={slide.width}
        height={slide.height}
        alt=""
        fetchPriority="high"
      />
      <div className={styles.text}>
        <h1>
          {linesOf(slide.content).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
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
      {slides.length > 1 && (
        <div className={styles.index}>
          <span>
            {at + 1} / {slides.length}
          </span>
          {slides.map((each, index) => (
            <button
              key={each.omniture}
              type="button"
              aria-label={`第 ${index + 1} 幅`}
              aria-current={index === at || undefined}
              onClick={() => setAt(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
