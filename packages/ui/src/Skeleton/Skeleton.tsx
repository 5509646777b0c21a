import type { ReactNode } from 'react';
import { VisuallyHidden } from '../Assistive/VisuallyHidden.tsx';
import { classNames } from '../class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** What will stand here: a line of meta, text or title, a 4:5 image, a square, or a block that fills its place. */
  shape?: 'meta' | 'text' | 'title' | 'portrait' | 'square' | 'block' | undefined;
  /** Share of the width that the words will take. */
  width?: 'full' | 'wide' | 'medium' | 'half' | 'third' | undefined;
  className?: string | undefined;
}

/** A grey shape in the place of what is still on its way. */
export const Skeleton = ({ shape = 'text', width = 'full', className }: SkeletonProps) => (
  <span
    className={classNames(styles['skeleton'], styles[shape], styles[width], className)}
    aria-hidden="true"
  />
);

/** Holds skeletons and tells readers, who cannot see them, that something is coming. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div className={styles['loading']} aria-busy="true">
    <VisuallyHidden>正在加载</VisuallyHidden>
    {children}
  </div>
);
