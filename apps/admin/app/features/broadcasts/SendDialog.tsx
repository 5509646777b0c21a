import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { formatTime } from '../../ui/format.ts';
import { fromLocal } from '../../ui/local-time.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { CHANNELS } from './broadcast-labels.ts';
import { endOf, type Reach } from './broadcast-reach.ts';

interface SendDialogProps {
  broadcastId: string;
  version: number;
  /** Whom it reaches, as the page has counted. */
  reach: Reach;
  perMinute: number;
  onClose: () => void;
  onStarted: () => void;
}

/** Repeats to how many it goes and asks when and why. */
export function SendDialog({ broadcastId, version, reach, perMinute, onClose, onStarted }: SendDialogProps) {
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const [until, setUntil] = useState('');
  const { channels, messages, needsApproval } = reach;
  const { quietFromHour, quietToHour } = reach.quietHours;
  const names = channels.map(({ channel }) => CHANNELS[channel]).join('与');
  const [only] = channels;
  const people =
    channels.length === 1
      ? `${(only?.members ?? 0).toLocaleString('en-US')} 位会员`
      : channels
          .map(({ channel, members }) => `${CHANNELS[channel]} ${members.toLocaleString('en-US')} 位`)
          .join('，');
  const startsAt = when === 'now' ? new Date().toISOString() : fromLocal(at);
  const end = startsAt === '' ? null : endOf(reach, perMinute, new Date(startsAt));
  const endAt = until === '' ? null : fromLocal(until);
  const isTooShort = end !== null && endAt !== null && new Date(endAt) < end;
  return (
    <ReasonDialog
      title={`群发${names}`}
      reasons={['新品上市', '活动通知', '会员日']}
      action={
        needsApproval ? `提交审批，${people}` : when === 'now' ? `发给 ${people}` : `到时发给 ${people}`
      }
      isDanger
      onClose={onClose}
      onConfirm={async (reason) => {
        const sendAt = when === 'now' ? null : fromLocal(at);
        if (sendAt === '') return '请选择时间';
        const reply = await api.broadcasts.send({
          ...{ broadcastId, version, sendAt, endAt, expected: messages, reason },
        });
        if (!reply.ok) return reply.refusal.message;
        showToast(
          reply.value.state === 'waiting'
            ? `已提交审批，可由 ${reply.value.approvers.join('、') || '另一位店主'} 批准`
            : `${sendAt === null ? '开始发给' : '到时发给'} ${people}`,
        );
        onStarted();
        return null;
      }}
    >
      <p>
        <b>
          {names}发给 {people}。
        </b>
        发出后不能收回。
        {channels.some(({ channel }) => channel !== 'message') &&
          `${quietFromHour}:00 至 ${quietToHour}:00 不发短信与邮件，到 ${quietToHour}:00 自动继续。`}
        {end && `每分钟 ${perMinute.toLocaleString('en-US')} 条，${formatTime(end.toISOString())} 发完。`}
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
      <TextField
        label="最晚发到"
        isOptional
        type="datetime-local"
        hint={isTooShort ? '按这个速度到时发不完，没有发到的不再发' : '到时没有发完就停，没有发到的不再发'}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </ReasonDialog>
  );
}
