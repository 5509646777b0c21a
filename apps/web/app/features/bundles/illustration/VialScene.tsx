import { EmptySlot, IN_BOX } from './EmptySlot.tsx';
import { EngravedText } from './EngravedText.tsx';
import { EFFECT, MATERIAL } from './materials.ts';
import type { SceneProps } from './scene.ts';
import { Vial } from './Vial.tsx';

const TRAY = 540;
const LEFT = 110;
const VIAL = 72;
const LID = 'M90 350 112 154q1-10 11-10h514q10 0 11 10l22 196Z';

/** An open box on misty blue: the lid with its brass plate behind, the vials in a row. */
export function VialScene({ slots, text, font, label }: SceneProps) {
  const step = TRAY / slots.length;
  return (
    <svg viewBox="0 0 760 760" role="img" aria-label={label}>
      <rect width="760" height="760" fill={EFFECT.mist} />
      <path d="M820-40H620L60 800H330Z" fill={MATERIAL.white} opacity=".5" filter={EFFECT.soft} />
      <path d="M100 450H690L650 740H60Z" fill={MATERIAL.mistShade} opacity=".4" filter={EFFECT.soft} />
      <path d={LID} fill={MATERIAL.box} />
      <path d={LID} fill={EFFECT.sheen} opacity=".5" />
      <rect x="225" y="205" width="310" height="90" fill={MATERIAL.brass} />
      <rect x="225" y="205" width="310" height="90" fill={EFFECT.sheen} opacity=".7" />
      <EngravedText text={text} font={font} x={380} y={264} size={text.length > 6 ? 26 : 38} isDark />
      <rect x="82" y="350" width="596" height="346" rx="8" fill={MATERIAL.box} />
      <rect x="82" y="350" width="596" height="346" rx="8" fill={EFFECT.sheen} opacity=".5" />
      <rect x="98" y="366" width="564" height="306" rx="4" fill={MATERIAL.boxInside} />
      <rect x="82" y="684" width="596" height="18" rx="9" fill={MATERIAL.boxEdge} />
      {slots.map(({ slot, part }, index) => (
        <g key={slot.slotId} transform={`translate(${LEFT + index * step + (step - VIAL) / 2} 390)`}>
          {part ? <Vial part={part} /> : <EmptySlot name={slot.name} width={VIAL} height={260} {...IN_BOX} />}
        </g>
      ))}
    </svg>
  );
}
