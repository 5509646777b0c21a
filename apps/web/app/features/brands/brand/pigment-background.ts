import { PIGMENTS, type Pigment } from '@huarong/ui';
import type { CSSProperties } from 'react';

/** The pigment of the brand's category as the CSS property `--ground`; neutral for an unknown pigment. */
export function pigmentBackground(pigment: string): CSSProperties {
  const known: Pigment = PIGMENTS.find((each) => each === pigment) ?? 'shuang';
  return { '--ground': `var(--pg-${known})` } as CSSProperties;
}
