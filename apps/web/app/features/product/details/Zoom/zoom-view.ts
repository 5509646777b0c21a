export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
/** `x` and `y`: the point of the image at the centre of the stage, from 0 to 1. Scale 1 shows the whole image. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

const RATIO = 4 / 5;
const MOST = 3;
const CENTRE = 0.5;

/** The whole image inside the stage. */
export function fitSize(stage: Size): Size {
  const height = Math.min(stage.height, stage.width / RATIO);
  return { width: height * RATIO, height };
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The share of the image that is visible, in each direction; more than 1 where there is room left. */
export function visibleShare({ scale }: Pick<ZoomView, 'scale'>, stage: Size): Size {
  const fit = fitSize(stage);
  return { width: stage.width / (fit.width * scale), height: stage.height / (fit.height * scale) };
}

/** Inside the limits: no room beside an image that is larger than the stage. */
function clampView(view: ZoomView, stage: Size): ZoomView {
  const scale = between(view.scale, 1, MOST);
  const share = visibleShare({ scale }, stage);
  const centre = (at: number, shown: number) => (shown >= 1 ? CENTRE : between(at, shown / 2, 1 - shown / 2));
  return { scale, x: centre(view.x, share.width), y: centre(view.y, share.height) };
}

export const fitView = (): ZoomView => ({ scale: 1, x: CENTRE, y: CENTRE });

/** As the zoom opens: the image fills the width of the stage. */
export const fillView = (stage: Size): ZoomView =>
  clampView({ scale: stage.width / fitSize(stage).width, x: CENTRE, y: CENTRE }, stage);

/** Changes the scale; what is at `point` of the stage (0 to 1, the centre by default) stays there. */
export function zoomBy(
  view: ZoomView,
  stage: Size,
  factor: number,
  point: Point = { x: CENTRE, y: CENTRE },
): ZoomView {
  const scale = between(view.scale * factor, 1, MOST);
  const before = visibleShare(view, stage);
  const after = visibleShare({ scale }, stage);
  return clampView(
    {
      scale,
      x: view.x + (point.x - CENTRE) * (before.width - after.width),
      y: view.y + (point.y - CENTRE) * (before.height - after.height),
    },
    stage,
  );
}

/** Moves the image with the pointer, by pixels. */
export function dragBy(view: ZoomView, stage: Size, { x, y }: Point): ZoomView {
  const share = visibleShare(view, stage);
  return clampView(
    { ...view, x: view.x - (x / stage.width) * share.width, y: view.y - (y / stage.height) * share.height },
    stage,
  );
}
