import type { Part } from '../choice/builder-choice.ts';
import { EFFECT, MATERIAL } from './materials.ts';

const ARM =
  'M-60 118C120 92 330 104 500 132 590 146 640 146 720 124 800 104 880 96 960 108V330C880 352 800 344 724 322 650 304 590 304 500 318 330 346 120 372-60 356Z';
const STROKE =
  'M-22-58C-10-64 8-58 22-62 26-34 20-4 24 24 25 40 23 56 18 63 6 57-8 66-20 60-25 32-18 2-23-24-24-38-25-50-22-58Z';
const FIRST = 170;
const STEP = 110;

interface ArmProps {
  skin: string;
  parts: readonly (Part | undefined)[];
}

/** The inside of an arm with one stroke of each shade; a dashed frame for a missing one. */
export const Arm = ({ skin, parts }: ArmProps) => (
  <svg viewBox="60 60 560 340" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <rect width="900" height="460" fill={MATERIAL.ground} />
    <path d={ARM} transform="translate(14 34)" fill="#2a0f08" opacity=".3" filter={EFFECT.soft} />
    {[skin, EFFECT.grain, EFFECT.arm].map((fill) => (
      <path key={fill} d={ARM} fill={fill} />
    ))}
    {parts.map((part, index) => {
      const x = FIRST + index * STEP;
      return part ? (
        <g key={x} transform={`translate(${x} 231) rotate(${3 + (index % 3)})`} opacity=".92">
          <path d={STROKE} fill={part.hex ?? MATERIAL.pale} />
          <path d={STROKE} fill={EFFECT.sheen} opacity=".8" />
          <path
            d="M-14-54C-12-20-13 20-11 54M-2-56C0-20-3 16 0 56M10-58C9-24 13 14 11 56"
            fill="none"
            stroke={MATERIAL.white}
            strokeOpacity=".2"
            strokeWidth="2"
          />
        </g>
      ) : (
        <rect
          key={x}
          x={x - 23}
          y="170"
          width="46"
          height="118"
          fill="none"
          stroke={MATERIAL.white}
          strokeWidth="2"
          strokeDasharray="6 6"
        />
      );
    })}
  </svg>
);
