/** Enough to read a label on a bottle; a photo of a phone is three times as long and ten times as large. */
const LONGER_SIDE = 2_000;
/** Smaller files are sent as they are: encoding them again saves little. */
const SMALL_BYTES = 1024 * 1024;
const QUALITY = 0.85;

/** The size of an image whose longer side is at most this, in the same proportion. */
export function sizeWithin({ width, height }: { width: number; height: number }, longerSide = LONGER_SIDE) {
  const scale = Math.min(1, longerSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A large photo as a smaller JPEG, turned as it was taken. Position and device that a camera writes into its files are
 * gone with it. A file that the browser cannot read stays as it is: the server says what is wrong.
 */
export async function shrinkImage(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES) return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const blob = await encode(image, sizeWithin(image));
    image.close();
    return blob && blob.size < file.size
      ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
      : file;
  } catch {
    return file;
  }
}

function encode(image: ImageBitmap, size: { width: number; height: number }): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: what was clear becomes white instead of black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0, size.width, size.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
