import { api } from '../../platform/api/index.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { CHANNEL_LABELS, type Message, type Trial } from './types.ts';

interface SendDialogProps {
  message: Message;
  trial: Trial;
  onClose: () => void;
  onStarted: () => void;
}

/** Repeats what is sent and to how many before it is sent. */
export function SendDialog({ message, trial, onClose, onStarted }: SendDialogProps) {
  const { recipients, messages, text, needsApproval } = trial;
  const channel = CHANNEL_LABELS[message.channel];
  return (
    <ReasonDialog
      title={`发送营销${channel}`}
      reasons={['新品上市', '活动通知', '会员日']}
      action={needsApproval ? `提交审批，${recipients} 位会员` : `发给 ${recipients} 位会员`}
      isDanger
      onClose={onClose}
      onConfirm={async (reason) => {
        const reply = await api.marketing.send({ message, expected: recipients, reason });
        if (!reply.ok) return reply.refusal.message;
        showToast(
          reply.value.state === 'done'
            ? `开始发给 ${reply.value.result.recipients} 位会员`
            : `已提交审批，可由 ${reply.value.approvers.join('、') || '另一位店主'} 批准`,
        );
        onStarted();
        return null;
      }}
    >
      <p>
        <b>
          {channel}发给 {recipients} 位会员{messages > 0 && `，共计 ${recipients * messages} 条`}。
        </b>
        发出后不能收回。
      </p>
      <div className="note note-plain">
        <p className="pre">{text}</p>
      </div>
    </ReasonDialog>
  );
}
