import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';

interface RecallDialogProps {
  lotId: string;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Shows what a recall reaches, and asks a second person to start it. */
export function RecallDialog({ lotId, onClose, onDone }: RecallDialogProps) {
  const [reach, setReach] = useState<string | null>(null);
  const [advice, setAdvice] = useState('请停止使用，我们会为您办理退货退款');
  const [returnDays, setReturnDays] = useState('90');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isShown = true;
    void api.recalls.preview({ lotId }).then((reply) => {
      if (!isShown) return;
      if (!reply.ok) return setError(reply.refusal.message);
      const { orders, members, guestOrders, shippedUnits, remaining, blockable } = reply.value;
      setReach(
        `涉及 ${orders} 笔订单、会员 ${members} 人、游客订单 ${guestOrders} 笔，已发出 ${shippedUnits} 件；在库 ${remaining} 件，其中 ${blockable} 件立即停售`,
      );
    });
    return () => {
      isShown = false;
    };
  }, [lotId]);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reason.trim().length < 2) return setError('请写明原因，至少 2 个字');
    if (advice.trim().length < 4) return setError('请写给顾客的建议，至少 4 个字');
    if (!/^\d{1,3}$/.test(returnDays) || Number(returnDays) < 7 || Number(returnDays) > 365)
      return setError('退货天数应为 7 到 365 的整数');
    setIsBusy(true);
    const reply = await api.recalls.start({
      lotId,
      advice: advice.trim(),
      reason: reason.trim(),
      returnDays: Number(returnDays),
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    const approvers = reply.value.state === 'waiting' ? reply.value.approvers.join('、') : '';
    onDone(`已提交，等 ${approvers || '有权批准的同事'} 批准`);
  }
  return (
    <Dialog title="召回批次" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <p role="status">{reach ?? '正在查找涉及的订单……'}</p>
        <TextAreaField
          label="给顾客的建议"
          maxLength={120}
          value={advice}
          hint="写在商品名和批号之后；会员收到站内消息，游客收到短信，每人一次"
          onChange={(event) => setAdvice(event.target.value)}
        />
        <TextField
          label="召回退货天数"
          inputMode="numeric"
          maxLength={3}
          value={returnDays}
          hint="从召回次日起，过了平常的退货期也可以退，邮费由花容承担"
          onChange={(event) => setReturnDays(event.target.value)}
        />
        <TextField
          label="召回原因（仅员工可见）"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={error}
        />
        <div className="acts">
          <button type="submit" className="btn btn-danger" disabled={isBusy || reach === null}>
            提交审批
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
