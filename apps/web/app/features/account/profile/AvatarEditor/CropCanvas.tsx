import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './AvatarEditor.module.css';
import { type Crop, clampCrop, cropSquare, moveCrop } from './crop.ts';
import { useCropPointers } from './use-crop-pointers.ts';

const [WIDTH, HEIGHT, CIRCLE] = [480, 280, 240];
const KEY_STEP = 0.05;
const WHEEL_STEP = 1.1;
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

interface CropCanvasProps {
  image: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

export function CropCanvas({ image, crop, onCrop }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop);
  }, [image, crop]);

  // React's wheel listeners are passive: the page behind the dialog would scroll.
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      onCrop(
        clampCrop(image, { ...crop, zoom: crop.zoom * (event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP) }),
      );
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [image, crop, onCrop]);

  const pointers = useCropPointers({
    onMove: (x, y) => onCrop(moveCrop(image, crop, x / CIRCLE, y / CIRCLE)),
    onPinch: (ratio) => onCrop(clampCrop(image, { ...crop, zoom: crop.zoom * ratio })),
  });
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onCrop(moveCrop(image, crop, ...step));
  };
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={WIDTH}
      height={HEIGHT}
      aria-label="头像裁剪，用方向键移动图片"
      tabIndex={0}
      {...pointers}
      onKeyDown={onKey}
    />
  );
}

/** Draws the image with the circle and dims everything outside it. */
function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(canvas);
  const { left, top, side } = cropSquare(image, crop);
  const scale = CIRCLE / side;
  const [x, y] = [(WIDTH - CIRCLE) / 2, (HEIGHT - CIRCLE) / 2];
  context.clearRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(image, x - left * scale, y - top * scale, image.width * scale, image.height * scale);
  context.beginPath();
  context.rect(0, 0, WIDTH, HEIGHT);
  context.arc(WIDTH / 2, HEIGHT / 2, CIRCLE / 2, 0, Math.PI * 2);
  context.fillStyle = style.getPropertyValue('--veil');
  context.fill('evenodd');
}
