interface Accord {
  name: string;
  course: readonly number[];
}
export interface Ribbon {
  name: string;
  path: string;
  /** Where the band is widest: its name goes there, if there is room for it. */
  label: { x: number; y: number } | null;
}

/** Below this many units a band is too thin to carry its name. */
const MIN_LABEL_HEIGHT = 17;

/**
 * Accords as bands one on the other, the first on top, from the first breath to eight hours later. The whole height
 * is the strongest moment; towards the end the bands grow thin together.
 */
export function ribbonPaths(accords: readonly Accord[], width: number, height: number): Ribbon[] {
  const moments = accords[0]?.course.length ?? 0;
  const totals = Array.from({ length: moments }, (_, at) =>
    accords.reduce((sum, { course }) => sum + course[at]!, 0),
  );
  const unit = height / Math.max(...totals, 1);
  const step = width / Math.max(1, moments - 1);
  const edge = totals.map((total) => height - total * unit);
  return accords.map(({ name, course }) => {
    const top = [...edge];
    const bottom = course.map((share, at) => top[at]! + share * unit);
    bottom.forEach((y, at) => {
      edge[at] = y;
    });
    const path = `M0 ${roundToTenth(top[0]!)}${curve(top, step)}L${roundToTenth(width)} ${roundToTenth(bottom.at(-1)!)}${curve([...bottom].reverse(), -step, width)}Z`;
    return { name, path, label: labelAt(course, top, bottom, step) };
  });
}

/** From one moment to the next with level shoulders, so that nothing overshoots. */
function curve(ys: readonly number[], step: number, from = 0): string {
  return ys
    .slice(1)
    .map((y, index) => {
      const [x0, x1] = [from + index * step, from + (index + 1) * step];
      const middle = roundToTenth((x0 + x1) / 2);
      return `C${middle} ${roundToTenth(ys[index]!)} ${middle} ${roundToTenth(y)} ${roundToTenth(x1)} ${roundToTenth(y)}`;
    })
    .join('');
}

function labelAt(course: readonly number[], top: readonly number[], bottom: readonly number[], step: number) {
  const at = course.indexOf(Math.max(...course));
  if (bottom[at]! - top[at]! < MIN_LABEL_HEIGHT) return null;
  const last = course.length - 1;
  // At the edges the name stands inside.
  const x = at === 0 ? 10 : at === last ? last * step - 40 : at * step - 14;
  return { x: Math.round(x), y: Math.round((top[at]! + bottom[at]!) / 2 + 4) };
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;
