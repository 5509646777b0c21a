/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [number, number, number];

/** Text of any size is easy to read from this ratio on (WCAG 2.2, AA). */
export const READABLE_CONTRAST = 4.5;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** From 1, the same brightness, to 21, black on white. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The ratio where a text is hardest to read; null: there is nothing behind it. */
export const lowestContrast = (text: Colour, behind: readonly Colour[]): number | null =>
  behind.length === 0 ? null : Math.min(...behind.map((colour) => contrastRatio(text, colour)));

/** The mean colour of each square of an image, given as red, green, blue and opacity of every pixel. */
export function meanColours(
  { data, width, height }: { data: ArrayLike<number>; width: number; height: number },
  size: number,
): Colour[] {
  const colours: Colour[] = [];
  for (let top = 0; top < height; top += size)
    for (let left = 0; left < width; left += size) {
      const sum: [number, number, number] = [0, 0, 0];
      let pixels = 0;
      for (let y = top; y < Math.min(top + size, height); y++)
        for (let x = left; x < Math.min(left + size, width); x++) {
          const at = (y * width + x) * 4;
          for (const channel of [0, 1, 2] as const) sum[channel] += data[at + channel] ?? 0;
          pixels += 1;
        }
      colours.push([sum[0] / pixels, sum[1] / pixels, sum[2] / pixels]);
    }
  return colours;
}
