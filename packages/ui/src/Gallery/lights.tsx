type Stop = readonly [offset: number, light: 1 | 0, opacity: number];

/** How light falls on each material, from left to right; 1 is light, 0 is shade. */
const LIGHTS = {
  cylinder: [
    [0, 0, 0.42],
    [0.07, 0, 0.2],
    [0.16, 1, 0.08],
    [0.24, 1, 0.62],
    [0.33, 1, 0.2],
    [0.5, 0, 0],
    [0.74, 0, 0.14],
    [0.9, 0, 0.36],
    [0.97, 0, 0.3],
    [1, 1, 0.14],
  ],
  metal: [
    [0, 0, 0.55],
    [0.08, 0, 0.1],
    [0.15, 1, 0.75],
    [0.22, 1, 0.5],
    [0.3, 0, 0.15],
    [0.46, 0, 0.42],
    [0.6, 0, 0.06],
    [0.72, 1, 0.5],
    [0.8, 1, 0.15],
    [0.9, 0, 0.35],
    [1, 0, 0.55],
  ],
  glass: [
    [0, 1, 0.75],
    [0.035, 1, 0.18],
    [0.09, 1, 0.5],
    [0.13, 1, 0.06],
    [0.5, 1, 0],
    [0.86, 1, 0.04],
    [0.93, 1, 0.42],
    [0.97, 1, 0.1],
    [1, 0, 0.22],
  ],
} as const satisfies Record<string, readonly Stop[]>;

export type Light = keyof typeof LIGHTS;

export const Lights = ({ id }: { id: string }) => (
  <defs>
    {Object.entries(LIGHTS).map(([name, stops]) => (
      <linearGradient key={name} id={`${id}-${name}`}>
        {stops.map(([offset, light, opacity]) => (
          <stop key={offset} offset={offset} stopColor={light ? '#fff' : '#150c0c'} stopOpacity={opacity} />
        ))}
      </linearGradient>
    ))}
    <radialGradient id={`${id}-shadow`}>
      <stop offset="0" stopColor="#150c0c" stopOpacity=".5" />
      <stop offset=".45" stopColor="#150c0c" stopOpacity=".22" />
      <stop offset="1" stopColor="#150c0c" stopOpacity="0" />
    </radialGradient>
  </defs>
);
