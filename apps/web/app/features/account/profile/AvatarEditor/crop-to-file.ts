import { type Crop, squareOf } from './crop.ts';

/** Larger than it is ever drawn, smaller than any limit. */
const SIDE = 640;
const QUALITY = 0.9;

/** The chosen square as a file of its own: what is outside the circle's square never leaves the browser. */
export async function cutOut(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d')!;
  // A see-through picture would turn black as JPEG.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, SIDE, SIDE);
  const { left, top, side } = squareOf(picture, crop);
  pen.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return new File([blob!], 'avatar.jpg', { type: 'image/jpeg' });
}
