import { getAt, getFirst, getLast, zip } from '@huarong/core/shared';

interface Accord {
  name: string;
  course: readonly number[];
}
export interface AccordBand {
  name: string;
  path: string;
  /** The label position where the band is widest; null when there is no room. */
  label: { x: number; y: number } | null;
}

/** Below this height, in SVG units, a band is too thin for its label. */
const MIN_LABEL_HEIGHT = 17;

/**
 * Accords as stacked bands, the first on top, from application to eight hours later. The strongest moment fills the
 * whole height.
 */
export function accordBands(accords: readonly Accord[], width: number, height: number): AccordBand[] {
  const moments = accords[0]?.course.length ?? 0;
  const totals = Array.from({ length: moments }, (_, at) =>
    accords.reduce((sum, { course }) => sum + getAt(course, at), 0),
  );
  const unit = height / Math.max(...totals, 1);
  const step = width / Math.max(1, moments - 1);
  let edge = totals.map((total) => height - total * unit);
  return accords.map(({ name, course }) => {
    const top = edge;
    const bottom = zip(top, course).map(([y, share]) => y + share * unit);
    edge = bottom;
    const path = `M0 ${roundToTenth(getFirst(top))}${curve(top, step)}L${roundToTenth(width)} ${roundToTenth(getLast(bottom))}${curve([...bottom].reverse(), -step, width)}Z`;
    return { name, path, label: labelAt(course, top, bottom, step) };
  });
}

/** Bézier curve with horizontal tangents at each point, so it never overshoots. */
function curve(ys: readonly number[], step: number, from = 0): string {
  return ys
    .slice(1)
    .map((y, index) => {
      const [x0, x1] = [from + index * step, from + (index + 1) * step];
      const middle = roundToTenth((x0 + x1) / 2);
      return `C${middle} ${roundToTenth(getAt(ys, index))} ${middle} ${roundToTenth(y)} ${roundToTenth(x1)} ${roundToTenth(y)}`;
    })
    .join('');
}

function labelAt(course: readonly number[], top: readonly number[], bottom: readonly number[], step: number) {
  const at = course.indexOf(Math.max(...course));
  const [from, to] = [getAt(top, at), getAt(bottom, at)];
  if (to - from < MIN_LABEL_HEIGHT) return null;
  const last = course.length - 1;
  // At the edges the label stays inside the chart.
  const x = at === 0 ? 10 : at === last ? last * step - 40 : at * step - 14;
  return { x: Math.round(x), y: Math.round((from + to) / 2 + 4) };
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;
