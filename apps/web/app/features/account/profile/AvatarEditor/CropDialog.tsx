import { Button, Dialog, Notice } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { TextButton } from '../../../identity/index.ts';
import styles from './AvatarEditor.module.css';
import { CropCanvas } from './CropCanvas.tsx';
import { type Crop, MOST_ZOOM, WHOLE, within } from './crop.ts';
import { cutOut } from './crop-to-file.ts';

interface CropDialogProps {
  picture: ImageBitmap;
  onClose: () => void;
  onAgain: () => void;
  onSaved: (avatarUrl: string) => void;
}

/** The picture under a circle: dragged, turned by the wheel or moved with the arrow keys. */
export function CropDialog({ picture, onClose, onAgain, onSaved }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  async function save() {
    setIsSaving(true);
    const file = await cutOut(picture, crop);
    // The contract names no fields: a file travels beside it.
    const input: object = { picture: file };
    const reply = await browserApi({ quiet: true }).account.uploadAvatar(input as Record<string, never>);
    setIsSaving(false);
    if (reply.ok) onSaved(reply.value.imageUrl);
    else setProblem(reply.refusal.message);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="更换头像"
      description="拖动调整位置，滚轮缩放；键盘用方向键与滑杆"
      footer={
        <div className={styles.footer}>
          <TextButton onClick={onAgain}>重新选择</TextButton>
          <Button onClick={onClose}>取消</Button>
          <Button kind="ink" loading={isSaving} loadingLabel="正在保存" onClick={save}>
            保存头像
          </Button>
        </div>
      }
    >
      <CropCanvas picture={picture} crop={crop} onCrop={setCrop} />
      <label className={styles.zoom}>
        缩放
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop(within(picture, { ...crop, zoom: Number(event.target.value) }))}
        />
      </label>
      {problem && <Notice tone="error">{problem}</Notice>}
    </Dialog>
  );
}
