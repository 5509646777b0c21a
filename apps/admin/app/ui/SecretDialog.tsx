import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import { showToast } from './Toaster.tsx';

interface SecretDialogProps {
  title: string;
  secret: string;
  labels?: { copy: string; copied: string; close: string };
  children: ReactNode;
  onClose: () => void;
}

const LABELS = { copy: '复制', copied: '已复制', close: '已经存好，关闭' };

/** A secret that is shown here once and cannot be read again. */
export const SecretDialog = ({ title, secret, labels = LABELS, children, onClose }: SecretDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <div className="stack stack-4">
      <p>{children}</p>
      <p className="code invite-link">{secret}</p>
      <div className="acts">
        <button
          type="button"
          className="btn btn-ink"
          onClick={async () => {
            await navigator.clipboard.writeText(secret);
            showToast(labels.copied);
          }}
        >
          <Icon name="copy" size={14} />
          {labels.copy}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {labels.close}
        </button>
      </div>
    </div>
  </Dialog>
);
