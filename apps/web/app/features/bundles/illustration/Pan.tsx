import type { Part } from '../choice/builder-choice.ts';
import { finishOf, flecksOf } from './finish.ts';
import { EFFECT, MATERIAL } from './materials.ts';

/** A pressed pan, 128 by 128. */
export const Pan = ({ part }: { part: Part }) => (
  <>
    <rect y="-3" width="128" height="128" rx="5" fill={MATERIAL.caseEdge} opacity=".5" />
    <rect width="128" height="128" rx="5" fill={part.hex ?? MATERIAL.pale} />
    <rect width="128" height="128" rx="5" fill={EFFECT.pan} />
    <Surface part={part} />
  </>
);

/** Matte is embossed, satin and pearl have a highlight, glitter has flecks. */
function Surface({ part }: { part: Part }) {
  switch (finishOf(part.groupName)) {
    case 'matte':
      return (
        <path
          d="M24 64q40-34 80 0-40 34-80 0M64 40v48"
          fill="none"
          stroke={MATERIAL.white}
          strokeOpacity=".26"
          strokeWidth="1.6"
        />
      );
    case 'sheen':
      return (
        <path d="M8 104C30 40 70 20 120 14V40C80 44 44 70 26 118Z" fill={MATERIAL.white} opacity=".26" />
      );
    case 'glitter':
      return flecksOf(part.skuId).map((flecks, index) => (
        <path
          key={flecks}
          d={flecks}
          stroke={MATERIAL.white}
          strokeWidth={index === 0 ? 1.8 : 3.6}
          strokeLinecap="round"
          opacity={index === 0 ? 0.85 : 0.65}
        />
      ));
  }
}
