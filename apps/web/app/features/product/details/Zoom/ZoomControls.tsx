import { Icon } from '@huarong/ui';
import type { ZoomStep } from './use-zoom-view.ts';
import styles from './Zoom.module.css';

interface ZoomControlsProps {
  scale: number;
  onChange: (step: ZoomStep) => void;
}

/** The scale against the whole image, with − and +. */
export const ZoomControls = ({ scale, onChange }: ZoomControlsProps) => (
  <div className={styles.controls}>
    <button type="button" aria-label="缩小" onClick={() => onChange('out')}>
      <Icon name="minus" size={16} />
    </button>
    <span aria-live="polite">{Math.round(scale * 100)}%</span>
    <button type="button" aria-label="放大" onClick={() => onChange('in')}>
      <Icon name="plus" size={16} />
    </button>
    <button type="button" className={styles.fit} onClick={() => onChange('fit')}>
      适合屏幕
    </button>
  </div>
);
