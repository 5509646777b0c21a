/** Points of a line from the left to the right edge, the lowest value at the bottom; equal values give a line in the middle. */
export function sparkPoints(
  values: readonly number[],
  { width, height }: { width: number; height: number },
): [x: number, y: number][] {
  const min = Math.min(...values);
  const range = Math.max(...values) - min;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const round = (value: number) => Math.round(value * 10) / 10;
  return values.map((value, index) => [
    round(index * step),
    range === 0 ? height / 2 : round(height - ((value - min) / range) * height),
  ]);
}
