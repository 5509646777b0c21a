import type { Profile } from '@huarong/contract/account';
import { STORE } from '@huarong/core/shared';
import { Button, showToast } from '@huarong/ui';
import { useRef, useState } from 'react';
import { refreshMemberInfo } from '../../../../platform/session/refresh-member-info.ts';
import { Avatar } from '../../parts/Avatar/Avatar.tsx';
import styles from './AvatarEditor.module.css';
import { CropDialog } from './CropDialog.tsx';

const ACCEPTED = 'image/jpeg,image/png,image/webp';
const MAX_MB = STORE.uploads.imageMegabytes;

interface AvatarEditorProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

/** The avatar and its editor: choose a file, crop it, save. */
export function AvatarEditor({ profile, onSaved }: AvatarEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState('');

  async function chooseFile(file: File | undefined) {
    if (!file) return;
    if (file.size > MAX_MB * 1024 * 1024) return setProblem(`图片超过 ${MAX_MB} MB，请换一张`);
    const decoded = await createImageBitmap(file).catch(() => null);
    setProblem(decoded ? '' : '图片无法读取，请使用 JPEG、PNG 或 WebP');
    setImage(decoded);
  }
  const close = () => setImage(null);
  async function onUploaded(avatarUrl: string) {
    close();
    onSaved({ ...profile, avatarUrl });
    showToast('头像已更换');
    await refreshMemberInfo();
  }
  return (
    <>
      <div className={styles.avatar}>
        <Avatar nickname={profile.nickname} avatarUrl={profile.avatarUrl} size="xl" />
        <Button size="sm" onClick={() => input.current?.click()}>
          更换头像
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label="选择头像图片"
          tabIndex={-1}
          hidden
          onChange={(event) => {
            void chooseFile(event.target.files?.[0]);
            // Allows choosing the same file again.
            event.target.value = '';
          }}
        />
        <p>
          JPEG、PNG 或 WebP
          <br />
          不超过 {MAX_MB} MB
        </p>
        <p role="alert">{problem}</p>
      </div>
      {image && (
        <CropDialog
          image={image}
          onClose={close}
          onChooseAgain={() => input.current?.click()}
          onSaved={onUploaded}
        />
      )}
    </>
  );
}
