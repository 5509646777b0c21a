import type { ImageSlotResource } from '@huarong/contract/content';
import { isPhone } from '@huarong/ui';
import { useRef, useState } from 'react';
import { useAdvance } from '../use-advance.ts';
import styles from './Hero.module.css';
import { HeroSlide, slideBackground } from './HeroSlide.tsx';

/** The hero: an image to the left edge with a vertical title; on phones the slides stand in a row to swipe. */
export function Hero({ slides }: { slides: ImageSlotResource[] }) {
  const [at, setAt] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const pauseHandlers = useAdvance(slides.length, () => setAt((current) => (current + 1) % slides.length));
  const slide = slides[at % Math.max(1, slides.length)];
  if (!slide) return <h1 className={styles.bare}>花容 HUARONG</h1>;

  function show(index: number) {
    setAt(index);
    const { current } = row;
    if (isPhone()) current?.scrollTo({ left: index * current.clientWidth, behavior: 'smooth' });
  }
  function onScroll() {
    const { current } = row;
    if (current && current.clientWidth > 0 && isPhone())
      setAt(Math.round(current.scrollLeft / current.clientWidth));
  }
  return (
    <section
      className={styles.stage}
      aria-label="本期主推"
      data-ground={slideBackground(slide)}
      {...pauseHandlers}
    >
      <div className={styles.row} ref={row} onScroll={onScroll}>
        {slides.map((each, index) => (
          <HeroSlide key={each.omniture} slide={each} isFirst={index === 0} isShown={index === at} />
        ))}
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
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
