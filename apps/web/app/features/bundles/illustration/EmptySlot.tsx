import { MATERIAL } from './materials.ts';

interface EmptySlotProps {
  name: string;
  width: number;
  height: number;
  /** The surface around it: the dark case or the pale box. */
  ground: string;
  line: string;
}

/** A slot without a part: a dashed edge, a cross and the name of the slot. */
export const EmptySlot = ({ name, width, height, ground, line }: EmptySlotProps) => (
  <>
    <rect width={width} height={height} rx="5" fill={ground} />
    <rect
      x="1"
      y="1"
      width={width - 2}
      height={height - 2}
      rx="4"
      fill="none"
      stroke={line}
      strokeWidth="2"
      strokeDasharray="6 6"
    />
    <path d={`M${width / 2} ${height / 2 - 36}v36m-18-18h36`} stroke={line} strokeWidth="2" />
    <text
      x={width / 2}
      y={height / 2 + 42}
      textAnchor="middle"
      fontSize={Math.min(20, width / 4)}
      fill={line}
    >
      {name}
    </text>
  </>
);

export const IN_CASE = { ground: MATERIAL.emptyPan, line: MATERIAL.white };
export const IN_BOX = { ground: MATERIAL.emptyVial, line: MATERIAL.ink };
