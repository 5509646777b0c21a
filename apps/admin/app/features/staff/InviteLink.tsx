import { Dialog } from '../../ui/Dialog.tsx';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';

interface InviteLinkProps {
  name: string;
  link: string;
  expiresAt: string;
  onClose: () => void;
}

/** The link of an invitation. It is shown here once and cannot be read again. */
export const InviteLink = ({ name, link, expiresAt, onClose }: InviteLinkProps) => (
  <Dialog title="邀请链接" onClose={onClose}>
    <div className="stack stack-4">
      <p>
        请把链接交给 <b>{name}</b> 本人。链接只能用一次，{formatTime(expiresAt)} 失效；关闭后不再显示。
      </p>
      <p className="code invite-link">{link}</p>
      <div className="acts">
        <button
          type="button"
          className="btn btn-ink"
          onClick={async () => {
            await navigator.clipboard.writeText(link);
            showToast('已复制邀请链接');
          }}
        >
          <Icon name="copy" size={14} />
          复制链接
        </button>
        <button type="button" className="btn" onClick={onClose}>
          关闭
        </button>
      </div>
    </div>
  </Dialog>
);
