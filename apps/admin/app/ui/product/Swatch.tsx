/** The colour of a shade, as a disc. */
export const Swatch = ({ hex, size = 16 }: { hex: string; size?: number }) => (
  <svg className="swatch" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7.500" fill={hex} stroke="currentColor" strokeOpacity="0.15" />
  </svg>
);
