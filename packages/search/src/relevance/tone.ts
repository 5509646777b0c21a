/** Hue in degrees, saturation and lightness in percent. */
export function toneOf(hex: string): { hue: number; saturation: number; lightness: number } {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  return {
    hue: hueOf(red, green, blue, most, range),
    saturation: saturation * 100,
    lightness: lightness * 100,
  };
}

function hueOf(red: number, green: number, blue: number, most: number, range: number): number {
  if (range === 0) return 0;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4);
}
