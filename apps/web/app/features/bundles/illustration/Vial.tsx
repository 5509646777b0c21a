import type { Part } from '../choice/builder-choice.ts';
import { EFFECT, MATERIAL } from './materials.ts';

/** A two-millilitre vial, 72 by 260, standing. */
export const Vial = ({ part }: { part: Part }) => (
  <>
    <rect x="18" width="36" height="52" rx="4" fill={MATERIAL.case} />
    <rect x="18" width="36" height="52" rx="4" fill={EFFECT.metal} opacity=".7" />
    <rect x="14" y="48" width="44" height="12" rx="3" fill={MATERIAL.brass} />
    <rect x="14" y="48" width="44" height="12" rx="3" fill={EFFECT.metal} />
    <rect x="8" y="58" width="56" height="202" rx="12" fill={MATERIAL.clear} opacity=".85" />
    <path
      d="M12 104q24 8 48 0v142q0 10-10 10H22q-10 0-10-10Z"
      fill={part.hex ?? MATERIAL.pale}
      opacity=".92"
    />
    <path d="M33 60h5v184h-5Z" fill={MATERIAL.white} opacity=".35" />
    <rect x="8" y="58" width="56" height="202" rx="12" fill={EFFECT.glass} />
  </>
);
