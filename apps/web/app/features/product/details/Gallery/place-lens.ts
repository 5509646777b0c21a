const MAGNIFICATION = 2.6;
/** The pane covers a little more than the column, so that no text stands out at its edge. */
const MARGIN = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where lens, pane and magnified image are, relative to the image. */
export interface LensPlace {
  lens: Box;
  pane: Box;
  image: Box;
}

/** The lens is centred at the pointer and stays inside the image; the pane shows what is under it, over the column beside. */
export function placeLens(pointer: { x: number; y: number }, image: Box, beside: Box): LensPlace {
  const pane = {
    left: beside.left - image.left - MARGIN,
    top: 0,
    width: beside.width + MARGIN,
    height: image.height,
  };
  const width = Math.min(pane.width / MAGNIFICATION, image.width);
  const height = pane.height / MAGNIFICATION;
  const left = between(pointer.x - image.left - width / 2, image.width - width);
  const top = between(pointer.y - image.top - height / 2, image.height - height);
  return {
    lens: { left, top, width, height },
    pane,
    image: {
      left: -left * MAGNIFICATION,
      top: -top * MAGNIFICATION,
      width: image.width * MAGNIFICATION,
      height: image.height * MAGNIFICATION,
    },
  };
}

const between = (value: number, most: number) => Math.max(0, Math.min(most, value));
