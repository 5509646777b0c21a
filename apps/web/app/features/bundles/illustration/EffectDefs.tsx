type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

const stops = (list: Stops) =>
  list.map(([offset, colour, opacity = 1]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ));
const WHITE = '#ffffff';
const SHADE = '#150c0c';
const METAL: Stops = [
  [0, SHADE, 0.55],
  [0.15, WHITE, 0.75],
  [0.3, SHADE, 0.15],
  [0.46, SHADE, 0.42],
  [0.72, WHITE, 0.5],
  [1, SHADE, 0.55],
];

/** The SVG gradients, pattern and filter that all illustrations share, defined once per page: key light from the top left. */
export const EffectDefs = () => (
  <svg width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="bundle-pan" cx="0.4" cy="0.35" r="0.75">
        {stops([
          [0, WHITE, 0.28],
          [0.7, WHITE, 0.02],
          [1, SHADE, 0.22],
        ])}
      </radialGradient>
      <linearGradient id="bundle-sheen" x1="0" y1="0" x2="1" y2="1">
        {stops([
          [0, WHITE, 0.5],
          [0.45, WHITE, 0.04],
          [1, SHADE, 0.24],
        ])}
      </linearGradient>
      <linearGradient id="bundle-metal">{stops(METAL)}</linearGradient>
      <linearGradient id="bundle-glass">
        {stops([
          [0, SHADE, 0.28],
          [0.18, WHITE, 0.7],
          [0.3, WHITE, 0.06],
          [0.8, WHITE, 0.02],
          [1, SHADE, 0.3],
        ])}
      </linearGradient>
      <linearGradient id="bundle-mirror" x1="0" y1="0" x2="1" y2="1">
        {stops([
          [0, '#f8fafb'],
          [0.4, '#cdd5db'],
          [0.52, '#f0f3f5'],
          [1, '#aeb8c0'],
        ])}
      </linearGradient>
      <linearGradient id="bundle-sand" x1="0" y1="0" x2="1" y2="1">
        {stops([
          [0, '#f3e9cb'],
          [0.6, '#e6d7a2'],
          [1, '#c6b26e'],
        ])}
      </linearGradient>
      <linearGradient id="bundle-mist" x1="0" y1="0" x2="1" y2="1">
        {stops([
          [0, '#e9f0f3'],
          [0.6, '#c3d4dd'],
          [1, '#8fabb9'],
        ])}
      </linearGradient>
      <linearGradient id="bundle-arm" x1="0" y1="0" x2="0" y2="1">
        {stops([
          [0, WHITE, 0.06],
          [0.22, WHITE, 0.42],
          [0.5, WHITE, 0.04],
          [0.8, '#4a1c0c', 0.2],
          [1, '#4a1c0c', 0.42],
        ])}
      </linearGradient>
      <pattern
        id="bundle-grain"
        width="16"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(18)"
      >
        <path
          d="M0 7q4-5 8 0t8 0M0 0q4 5 8 0t8 0M0 14q4 5 8 0t8 0M4 3l3 8M12 3l-3 8"
          fill="none"
          stroke="#5a2412"
          strokeOpacity=".07"
          strokeWidth=".6"
        />
      </pattern>
      <filter id="bundle-soft" x="-40%" y="-40%" width="180%" height="180%">
        <feGaussianBlur stdDeviation="18" />
      </filter>
    </defs>
  </svg>
);
