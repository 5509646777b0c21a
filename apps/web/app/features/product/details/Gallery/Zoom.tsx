import { Dialog, IconButton } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './Gallery.module.css';

interface ZoomProps {
  open: boolean;
  onClose: () => void;
  path: string;
  name: string;
  onStep: (step: 1 | -1) => void;
}

/** The image at window size, doubled by a click or the plus key. */
export function Zoom({ open, onClose, path, name, onStep }: ZoomProps) {
  const [isMagnified, setMagnified] = useState(false);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') onStep(1);
      if (key === 'ArrowLeft') onStep(-1);
      if (key === '+' || key === '=') setMagnified(true);
      if (key === '-') setMagnified(false);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open, onStep]);
  return (
    <Dialog open={open} onClose={onClose} title={name} size="lg">
      <div className={styles.zoom}>
        <IconButton icon="left" label="上一张" onClick={() => onStep(-1)} />
        <button
          type="button"
          className={styles.full}
          data-magnified={isMagnified || undefined}
          aria-label={isMagnified ? '缩小' : '再放大一倍'}
          onClick={() => setMagnified(!isMagnified)}
        >
          <ProductImage path={path} alt={name} sizes="800px" isEager />
        </button>
        <IconButton icon="right" label="下一张" onClick={() => onStep(1)} />
      </div>
    </Dialog>
  );
}
