import type { Part } from '../choice/builder-choice.ts';
import { EFFECT } from './materials.ts';
import { Pan } from './Pan.tsx';
import { Vial } from './Vial.tsx';

/** One part as an icon: a pan fills the square, a vial stands in it. */
export const PartIcon = ({ part, unit }: { part: Part; unit: string }) => (
  <svg viewBox="0 0 128 128" aria-hidden="true" focusable="false">
    {unit === '格' ? (
      <Pan part={part} />
    ) : (
      <>
        <rect width="128" height="128" fill={EFFECT.mist} opacity=".55" />
        <g transform="translate(48 6) scale(.44)">
          <Vial part={part} />
        </g>
      </>
    )}
  </svg>
);
