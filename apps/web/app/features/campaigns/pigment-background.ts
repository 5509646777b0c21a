import { isDeep, PIGMENTS, type Pigment } from '@huarong/ui';
import type { CSSProperties } from 'react';

const toPigment = (pigment: string): Pigment => PIGMENTS.find((known) => known === pigment) ?? 'shuang';

/** The background of a floor: its pigment as `--ground`, and whether text on it must be light. */
export function pigmentBackground(pigment: string): { style: CSSProperties; 'data-deep': true | undefined } {
  const ground = toPigment(pigment);
  return {
    style: { '--ground': `var(--pg-${ground})` } as CSSProperties,
    'data-deep': isDeep(ground) || undefined,
  };
}
