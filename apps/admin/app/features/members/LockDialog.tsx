import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';

interface LockDialogProps {
  memberId: string;
  nickname: string;
  onClose: () => void;
  onDone: () => void;
}

/** Locks an account, with the last day if there is one. */
export function LockDialog({ memberId, nickname, onClose, onDone }: LockDialogProps) {
  const [until, setUntil] = useState('');
  return (
    <ReasonDialog
      title={`锁定账户：${nickname}`}
      reasons={['账号疑似被盗', '异常登录', '恶意下单', '会员要求']}
      action="锁定账户"
      isDanger
      onClose={onClose}
      onConfirm={async (reason) => {
        const reply = await api.members.lock({
          memberId,
          reason,
          until: until === '' ? null : `${until}T23:59:59+08:00`,
        });
        if (!reply.ok) return reply.refusal.message;
        showToast(`已锁定，结束 ${reply.value.endedSessions} 台设备的登录`);
        onDone();
        return null;
      }}
    >
      <p>会员在所有设备上立即退出，解锁之前不能登录；未完成的订单照常处理。</p>
      <label className="field">
        锁定到哪一天（不填为一直锁定）
        <input type="date" className="inp" value={until} onChange={(event) => setUntil(event.target.value)} />
      </label>
    </ReasonDialog>
  );
}
