import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import styles from './AvatarEditor.module.css';
import { type Crop, moved, squareOf, within } from './crop.ts';

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
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

export function CropCanvas({ picture, crop, onCrop }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => draw(canvas.current!, picture, crop), [picture, crop]);

  // React listens to the wheel passively: the page behind the dialog would scroll along.
  useEffect(() => {
    const element = canvas.current!;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      onCrop(
        within(picture, { ...crop, zoom: crop.zoom * (event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP) }),
      );
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [picture, crop, onCrop]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 1) onCrop(moved(picture, crop, event.movementX / CIRCLE, event.movementY / CIRCLE));
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onCrop(moved(picture, crop, ...step));
  };
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={WIDTH}
      height={HEIGHT}
      aria-label="头像裁剪，用方向键移动图片"
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}

/** The whole picture around the circle, and a veil over what will not be seen. */
function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const pen = canvas.getContext('2d')!;
  const ink = getComputedStyle(canvas);
  const { left, top, side } = squareOf(picture, crop);
  const scale = CIRCLE / side;
  const [x, y] = [(WIDTH - CIRCLE) / 2, (HEIGHT - CIRCLE) / 2];
  pen.clearRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(picture, x - left * scale, y - top * scale, picture.width * scale, picture.height * scale);
  pen.beginPath();
  pen.rect(0, 0, WIDTH, HEIGHT);
  pen.arc(WIDTH / 2, HEIGHT / 2, CIRCLE / 2, 0, Math.PI * 2);
  pen.fillStyle = ink.getPropertyValue('--veil');
  pen.fill('evenodd');
}
