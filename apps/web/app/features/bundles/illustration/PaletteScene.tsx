import { EmptySlot, IN_CASE } from './EmptySlot.tsx';
import { EngravedText } from './EngravedText.tsx';
import { EFFECT, MATERIAL } from './materials.ts';
import { Pan } from './Pan.tsx';
import type { SceneProps } from './scene.ts';

const PAN = 128;
const STEP = 144;
const LID = 'M214 330 240 62q2-12 14-12h260q12 0 14 12l26 268Z';

/** An open palette on sand, its mirror behind, two pans to a row. */
export const PaletteScene = ({ slots, text, font, label }: SceneProps) => (
  <svg viewBox="0 0 760 760" role="img" aria-label={label}>
    <rect width="760" height="760" fill={EFFECT.sand} />
    <path d="M820-40H620L60 800H330Z" fill={MATERIAL.white} opacity=".5" filter={EFFECT.soft} />
    <path d="M210 400H600L560 720H150Z" fill={MATERIAL.sandShade} opacity=".45" filter={EFFECT.soft} />
    <path d={LID} fill={MATERIAL.case} />
    <path d={LID} fill={EFFECT.sheen} />
    <path d="M240 312 260 84q1-8 9-8h230q8 0 9 8l20 228Z" fill={EFFECT.mirror} />
    <path d="M300 312 420 76h60L350 312Z" fill={MATERIAL.white} opacity=".35" />
    <path d="M300 330h168v14H300Z" fill={MATERIAL.brass} />
    <path d="M300 330h168v14H300Z" fill={EFFECT.metal} />
    <g transform="translate(222 342)">
      <rect width="324" height="330" rx="14" fill={MATERIAL.case} />
      <rect width="324" height="330" rx="14" fill={EFFECT.sheen} />
      <rect y="318" width="324" height="18" rx="9" fill={MATERIAL.caseEdge} />
      {slots.map(({ slot, part }, index) => (
        <g
          key={slot.slotId}
          transform={`translate(${26 + (index % 2) * STEP} ${24 + Math.floor(index / 2) * STEP})`}
        >
          {part ? <Pan part={part} /> : <EmptySlot name={slot.name} width={PAN} height={PAN} {...IN_CASE} />}
        </g>
      ))}
      <EngravedText text={text} font={font} x={162} y={314} size={13} />
    </g>
  </svg>
);
