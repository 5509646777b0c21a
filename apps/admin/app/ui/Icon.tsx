import { ICON_PATHS, type IconName } from './icon/icon-paths.ts';

/** A decorative drawing: what it means is said in words beside it or in the label of its button. */
export const Icon = ({ name, size = 16 }: { name: IconName; size?: 12 | 14 | 16 | 20 | 28 }) => (
  <svg className={size === 16 ? 'ic' : `ic ic-${size}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICON_PATHS[name]} />
  </svg>
);
