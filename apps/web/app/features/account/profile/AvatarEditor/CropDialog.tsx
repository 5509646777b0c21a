import { requireValue } from '@huarong/core/shared';
import { Button, Dialog, Notice } from '@huarong/ui';
import { useState } from 'react';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { TextButton } from '../../../identity/index.ts';
import styles from './AvatarEditor.module.css';
import { CropCanvas } from './CropCanvas.tsx';
import { type Crop, clampCrop, cropSquare, INITIAL_CROP, MAX_ZOOM } from './crop.ts';

interface CropDialogProps {
  image: ImageBitmap;
  onClose: () => void;
  onChooseAgain: () => void;
  onSaved: (avatarUrl: string) => void;
}

/** Crops the image by dragging, wheel, slider or arrow keys. */
export function CropDialog({ image, onClose, onChooseAgain, onSaved }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(INITIAL_CROP);
  const [problem, setProblem] = useState('');
  const [isSaving, save] = useAction(async () => {
    const file = await cropToFile(image, crop);
    // The contract declares no input fields; the file is added to the request.
    const input: object = { picture: file };
    const reply = await browserApi({ quiet: true }).account.uploadAvatar(input as Record<string, never>);
    if (reply.ok) onSaved(reply.value.imageUrl);
    else setProblem(reply.refusal.message);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="更换头像"
      description="拖动调整位置，滚轮缩放；键盘用方向键与滑杆"
      footer={
        <div className={styles.footer}>
          <TextButton onClick={onChooseAgain}>重新选择</TextButton>
          <Button onClick={onClose}>取消</Button>
          <Button kind="ink" loading={isSaving} loadingLabel="正在保存" onClick={save}>
            保存头像
          </Button>
        </div>
      }
    >
      <CropCanvas image={image} crop={crop} onCrop={setCrop} />
      <label className={styles.zoom}>
        缩放
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop(clampCrop(image, { ...crop, zoom: Number(event.target.value) }))}
        />
      </label>
      {problem && <Notice tone="error">{problem}</Notice>}
    </Dialog>
  );
}

/** Larger than any rendered avatar, smaller than the upload limit. */
const SIDE = 640;
const QUALITY = 0.9;

/** Exports the cropped square; the rest of the image never leaves the browser. */
async function cropToFile(image: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = requireValue(canvas.getContext('2d'), 'canvas context');
  // Transparent pixels would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  const { left, top, side } = cropSquare(image, crop);
  context.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return new File([requireValue(blob, 'cropped picture')], 'avatar.jpg', { type: 'image/jpeg' });
}
