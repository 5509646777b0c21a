import type { ReactNode } from 'react';
import { VisuallyHidden } from '../Assistive/VisuallyHidden.tsx';
import { classNames } from '../class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** What is loading: a line of meta, text or title, a 4:5 image, a square, or a block that fills its container. */
  shape?: 'meta' | 'text' | 'title' | 'portrait' | 'square' | 'block' | undefined;
  /** Share of the width that the text will take. */
  width?: 'full' | 'wide' | 'medium' | 'half' | 'third' | undefined;
  className?: string | undefined;
}

/** A grey placeholder for loading content. */
export const Skeleton = ({ shape = 'text', width = 'full', className }: SkeletonProps) => (
  <span
    className={classNames(styles['skeleton'], styles[shape], styles[width], className)}
    aria-hidden="true"
  />
);

/** Wraps skeletons and announces the loading state to screen readers. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div className={styles['loading']} aria-busy="true">
    <VisuallyHidden>正在加载</VisuallyHidden>
    {children}
  </div>
);
