import { api } from '../../platform/api/index.ts';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { LockDialog } from './LockDialog.tsx';
import type { Member } from './types.ts';

export type MemberDialog = 'lock' | 'unlock' | 'close' | 'watch';

interface MemberDialogsProps {
  member: Member;
  open: MemberDialog;
  onClose: () => void;
  onDone: () => void;
}

/** What changes an account, each with its reason. */
export function MemberDialogs({ member, open, onClose, onDone }: MemberDialogsProps) {
  const { memberId, nickname, isWatched } = member;
  const finish = (reply: { ok: true } | { ok: false; refusal: { message: string } }, text: string) => {
    if (!reply.ok) return reply.refusal.message;
    showToast(text);
    onDone();
    return null;
  };
  switch (open) {
    case 'lock':
      return <LockDialog memberId={memberId} nickname={nickname} onClose={onClose} onDone={onDone} />;
    case 'unlock':
      return (
        <ReasonDialog
          title={`解锁账户：${nickname}`}
          reasons={['已核实身份', '误锁']}
          action="解锁"
          onClose={onClose}
          onConfirm={async (reason) => finish(await api.members.unlock({ memberId, reason }), '已解锁')}
        >
          <p>会员可以重新登录。</p>
        </ReasonDialog>
      );
    case 'watch':
      return (
        <ReasonDialog
          title={isWatched ? `不再关注：${nickname}` : `关注：${nickname}`}
          reasons={isWatched ? ['已核实，无异常'] : ['多次拒收', '退货异常', '疑似代下单', '登录异常']}
          action={isWatched ? '不再关注' : '加入关注名单'}
          onClose={onClose}
          onConfirm={async (reason) =>
            finish(
              await api.members.setWatched({ memberId, isWatched: !isWatched, reason }),
              isWatched ? '已不再关注' : '已加入关注名单',
            )
          }
        >
          <p>{isWatched ? '登录按一般规则检查。' : '会员登录时检查更严；会员看不到这个标记。'}</p>
        </ReasonDialog>
      );
    case 'close':
      return (
        <ReasonDialog
          title={`应要求注销：${nickname}`}
          reasons={['会员来电要求，已核实身份', '会员书面要求，已核实身份']}
          action="申请注销"
          isDanger
          onClose={onClose}
          onConfirm={async (reason) => {
            const reply = await api.members.close({ memberId, reason });
            return finish(reply, reply.ok ? `已申请注销，${formatTime(reply.value.effectiveAt)} 生效` : '');
          }}
        >
          <p>7 天后删除个人资料，不能找回；此前会员可以撤回。积分、优惠券随账号失效。</p>
          {member.closingBlockers.length > 0 && (
            <p className="note note-warn">还不能注销：{member.closingBlockers.join('；')}</p>
          )}
        </ReasonDialog>
      );
  }
}
