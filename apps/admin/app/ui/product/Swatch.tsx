/** A patch of a colour; a drawing, because styles of elements are not allowed here. */
export const Swatch = ({ hex, size = 16 }: { hex: string; size?: number }) => (
  <svg className="swatch" width={size} height={size} viewBox="0 0 1 1" aria-hidden="true">
    <rect width="1" height="1" fill={hex} />
  </svg>
);
