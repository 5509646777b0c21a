import { code128Bars } from '@huarong/core/barcodes';

/** A number as Code 128, for scanners. */
export function Barcode({ value }: { value: string }) {
  const { bars, width } = code128Bars(value);
  return (
    <svg
      className="bc"
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`条码 ${value}`}
    >
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} y={0} width={bar.width} height={40} />
      ))}
    </svg>
  );
}
