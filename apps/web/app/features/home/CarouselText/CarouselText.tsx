import type { TextResource } from '@huarong/contract/content';
import { Countdown, Icon } from '@huarong/ui';
import { useState } from 'react';
import { SlotLink } from '../../layout/index.ts';
import { useAdvance } from '../use-advance.ts';
import styles from './CarouselText.module.css';

interface CarouselTextProps {
  lines: TextResource[];
  /** Shop time for countdowns; null before hydration. */
  now: string | null;
}

/** Rotates campaign lines every six seconds; pauses on hover and focus, and has previous and next buttons. */
export function CarouselText({ lines, now }: CarouselTextProps) {
  const [at, setAt] = useState(0);
  const step = (by: number) => setAt((current) => (current + by + lines.length) % lines.length);
  const pauseHandlers = useAdvance(lines.length, () => step(1));
  const line = lines[at % Math.max(1, lines.length)];
  if (!line) return null;

  return (
    <section className={styles.ticker} aria-label="活动消息" {...pauseHandlers}>
      <div className={styles.wrap}>
        <span className={styles.number}>
          {at + 1} / {lines.length}
        </span>
        <button type="button" aria-label="上一条" onClick={() => step(-1)}>
          <Icon name="left" size={12} />
        </button>
        <p>
          {line.mark && <b>{line.mark}</b>}
          {line.content}
          {line.note && <SlotLink resource={line}>{line.note}</SlotLink>}
        </p>
        <button type="button" aria-label="下一条" onClick={() => step(1)}>
          <Icon name="right" size={12} />
        </button>
        {line.endsAt && now && (
          <span className={styles.countdown}>
            距活动结束 <Countdown endsAt={line.endsAt} serverNow={now} />
          </span>
        )}
      </div>
    </section>
  );
}
