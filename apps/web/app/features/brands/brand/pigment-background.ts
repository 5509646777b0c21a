import { PIGMENTS, type Pigment } from '@huarong/ui';
import type { CSSProperties } from 'react';

/** The pigment of the brand's own shelf, for whatever is painted in it; neutral when the shop has no such pigment. */
export function pigmentBackground(pigment: string): CSSProperties {
  const known: Pigment = PIGMENTS.find((each) => each === pigment) ?? 'shuang';
  return { '--ground': `var(--pg-${known})` } as CSSProperties;
}
