import { EngravedText } from './EngravedText.tsx';
import { EFFECT, MATERIAL } from './materials.ts';

interface EngravingPlateProps {
  text: string;
  font: string;
  label: string;
  /** A palette is engraved on its front edge, a box on its brass plate. */
  isPalette: boolean;
}

/** A close-up of the engraved surface. */
export const EngravingPlate = ({ text, font, label, isPalette }: EngravingPlateProps) => (
  <svg viewBox="0 0 520 150" role="img" aria-label={label}>
    <rect width="520" height="150" fill={isPalette ? EFFECT.sand : EFFECT.mist} />
    <path d="M0 20H520V150H0Z" fill={isPalette ? MATERIAL.case : MATERIAL.box} />
    <path d="M0 20H520V150H0Z" fill={EFFECT.sheen} opacity=".7" />
    <path d="M0 20H520V24H0Z" fill={MATERIAL.white} opacity=".25" />
    {isPalette ? (
      <path d="M60 44H460V126H60Z" fill="none" stroke={MATERIAL.gilt} strokeOpacity=".25" />
    ) : (
      <>
        <path d="M60 44H460V126H60Z" fill={MATERIAL.brass} />
        <path d="M60 44H460V126H60Z" fill={EFFECT.sheen} opacity=".7" />
      </>
    )}
    <EngravedText
      text={text}
      font={font}
      x={260}
      y={100}
      size={text.length > 6 ? 30 : 42}
      isDark={!isPalette}
    />
  </svg>
);
