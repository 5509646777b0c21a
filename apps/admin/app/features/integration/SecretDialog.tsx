import type { ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';

interface SecretDialogProps {
  title: string;
  secret: string;
  children: ReactNode;
  onClose: () => void;
}

/** A secret that is shown here once and cannot be read again. */
export const SecretDialog = ({ title, secret, children, onClose }: SecretDialogProps) => (
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
            showToast('已复制');
          }}
        >
          <Icon name="copy" size={14} />
          复制
        </button>
        <button type="button" className="btn" onClick={onClose}>
          已经存好，关闭
        </button>
      </div>
    </div>
  </Dialog>
);
