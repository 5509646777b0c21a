import { formatTime } from '../../ui/format.ts';
import { SecretDialog } from '../../ui/SecretDialog.tsx';

interface InviteLinkProps {
  name: string;
  link: string;
  expiresAt: string;
  onClose: () => void;
}

const LABELS = { copy: '复制链接', copied: '已复制邀请链接', close: '关闭' };

/** The link of an invitation. It is shown here once and cannot be read again. */
export const InviteLink = ({ name, link, expiresAt, onClose }: InviteLinkProps) => (
  <SecretDialog title="邀请链接" secret={link} labels={LABELS} onClose={onClose}>
    请把链接交给 <b>{name}</b> 本人。链接只能用一次，{formatTime(expiresAt)} 失效；关闭后不再显示。
  </SecretDialog>
);
