import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { fromLocal } from '../../ui/local-time.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { CHANNELS } from './broadcast-labels.ts';
import type { Channel } from './types.ts';

interface SendDialogProps {
  broadcastId: string;
  version: number;
  channel: Channel;
  /** How many it reaches, as the page has counted. */
  members: number;
  needsApproval: boolean;
  onClose: () => void;
  onStarted: () => void;
}

/** Repeats to how many it goes and asks when and why. */
export function SendDialog({
  broadcastId,
  version,
  channel,
  members,
  needsApproval,
  onClose,
  onStarted,
}: SendDialogProps) {
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const people = `${members.toLocaleString('en-US')} 位会员`;
  return (
    <ReasonDialog
      title={`群发${CHANNELS[channel]}`}
      reasons={['新品上市', '活动通知', '会员日']}
      action={
        needsApproval ? `提交审批，${people}` : when === 'now' ? `发给 ${people}` : `到时发给 ${people}`
      }
      isDanger
      onClose={onClose}
      onConfirm={async (reason) => {
        const sendAt = when === 'now' ? null : fromLocal(at);
        if (sendAt === '') return '请选择时间';
        const reply = await api.broadcasts.send({ broadcastId, version, sendAt, expected: members, reason });
        if (!reply.ok) return reply.refusal.message;
        showToast(
          reply.value.state === 'waiting'
            ? `已提交审批，可由 ${reply.value.approvers.join('、') || '另一位店主'} 批准`
            : `${sendAt === null ? '开始发给' : '到时发给'} ${reply.value.result.members} 位会员`,
        );
        onStarted();
        return null;
      }}
    >
      <p>
        <b>
          {CHANNELS[channel]}发给 {people}。
        </b>
        发出后不能收回。
        {channel !== 'message' && '21:00 至 9:00 不发，到 9:00 自动继续。'}
      </p>
      <SelectField
        label="什么时候"
        options={[
          { value: 'now', label: '马上' },
          { value: 'later', label: '定时' },
        ]}
        value={when}
        onChange={({ target }) => setWhen(target.value === 'later' ? 'later' : 'now')}
      />
      {when === 'later' && (
        <TextField
          label="时间"
          type="datetime-local"
          required
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
      )}
    </ReasonDialog>
  );
}
