import { type Colour, lowestContrast, meanColours } from '@huarong/core/content';

/** About the width of a stroke: a single bright pixel does not make a text hard to read. */
const SQUARE = 6;

/** The lowest contrast of texts over an image as it is laid out on the page; null: it cannot be read. */
export function measureContrast(image: HTMLImageElement, texts: readonly HTMLElement[]): number | null {
  const frame = image.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(frame.width);
  canvas.height = Math.round(frame.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0 || image.naturalWidth === 0) return null;
  const stage = image.parentElement ?? image;
  context.fillStyle = getComputedStyle(stage).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawCovering(context, image, frame);
  const ratios = texts.flatMap((element) => {
    const rect = element.getBoundingClientRect();
    const [left, top] = [Math.max(0, rect.left - frame.left), Math.max(0, rect.top - frame.top)];
    const width = Math.floor(Math.min(rect.right - frame.left, frame.width) - left);
    const height = Math.floor(Math.min(rect.bottom - frame.top, frame.height) - top);
    if (width <= 0 || height <= 0) return [];
    const behind = meanColours(context.getImageData(left, top, width, height), SQUARE);
    return lowestContrast(colourOf(getComputedStyle(element).color), behind) ?? [];
  });
  return ratios.length === 0 ? null : Math.min(...ratios);
}

/** As the shop shows it: covering from the right and the bottom; a drawing fills the frame. */
function drawCovering(context: CanvasRenderingContext2D, image: HTMLImageElement, frame: DOMRect): void {
  if (image.src.endsWith('.svg')) {
    context.drawImage(image, 0, 0, frame.width, frame.height);
    return;
  }
  const scale = Math.max(frame.width / image.naturalWidth, frame.height / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, frame.width - width, frame.height - height, width, height);
}

/** Whatever way a style writes it. */
function colourOf(style: string): Colour {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [0, 0, 0];
  context.fillStyle = style;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
