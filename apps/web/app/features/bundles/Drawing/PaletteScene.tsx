import { EmptyPlace, IN_CASE } from './EmptyPlace.tsx';
import { Engraved } from './Engraved.tsx';
import { LIGHT, MATERIAL } from './light.ts';
import { Pan } from './Pan.tsx';
import type { SceneProps } from './scene.ts';

const PAN = 128;
const STEP = 144;
const LID = 'M214 330 240 62q2-12 14-12h260q12 0 14 12l26 268Z';

/** An open palette on sand, its mirror behind, two pans to a row. */
export const PaletteScene = ({ places, text, font, label }: SceneProps) => (
  <svg viewBox="0 0 760 760" role="img" aria-label={label}>
    <rect width="760" height="760" fill={LIGHT.sand} />
    <path d="M820-40H620L60 800H330Z" fill={MATERIAL.paper} opacity=".5" filter={LIGHT.soft} />
    <path d="M210 400H600L560 720H150Z" fill={MATERIAL.sandShade} opacity=".45" filter={LIGHT.soft} />
    <path d={LID} fill={MATERIAL.case} />
    <path d={LID} fill={LIGHT.sheen} />
    <path d="M240 312 260 84q1-8 9-8h230q8 0 9 8l20 228Z" fill={LIGHT.mirror} />
    <path d="M300 312 420 76h60L350 312Z" fill={MATERIAL.paper} opacity=".35" />
    <path d="M300 330h168v14H300Z" fill={MATERIAL.brass} />
    <path d="M300 330h168v14H300Z" fill={LIGHT.metal} />
    <g transform="translate(222 342)">
      <rect width="324" height="330" rx="14" fill={MATERIAL.case} />
      <rect width="324" height="330" rx="14" fill={LIGHT.sheen} />
      <rect y="318" width="324" height="18" rx="9" fill={MATERIAL.caseEdge} />
      {places.map(({ slot, part }, index) => (
        <g
          key={slot.slotId}
          transform={`translate(${26 + (index % 2) * STEP} ${24 + Math.floor(index / 2) * STEP})`}
        >
          {part ? <Pan part={part} /> : <EmptyPlace name={slot.name} width={PAN} height={PAN} {...IN_CASE} />}
        </g>
      ))}
      <Engraved text={text} font={font} x={162} y={314} size={13} />
    </g>
  </svg>
);
