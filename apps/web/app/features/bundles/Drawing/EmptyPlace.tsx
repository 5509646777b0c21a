import { MATERIAL } from './light.ts';

interface EmptyPlaceProps {
  name: string;
  width: number;
  height: number;
  /** What it is sunk into: the dark case or the pale box. */
  ground: string;
  line: string;
}

/** Where a part is still to come: a dashed edge, a cross and the name of the place. */
export const EmptyPlace = ({ name, width, height, ground, line }: EmptyPlaceProps) => (
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

export const IN_CASE = { ground: MATERIAL.well, line: MATERIAL.paper };
export const IN_BOX = { ground: MATERIAL.hollow, line: MATERIAL.ink };
