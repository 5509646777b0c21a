import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { ChangeFormEnd } from './ChangeFormEnd.tsx';
import { Consequences } from './Consequences.tsx';
import type { DatesPreview, PresaleBoard } from './presale-labels.ts';

interface DatesDialogProps {
  board: PresaleBoard;
  onClose: () => void;
  onChanged: () => void;
}

const DEPOSITS = [
  { value: 'keep', label: '不变' },
  { value: 'now', label: '批准后立即结束' },
  { value: 'at', label: '改到另一个时间' },
] as const;

/** Chooses other dates, shows what they mean for who has ordered, then asks a second person. */
export function DatesDialog({ board, onClose, onChanged }: DatesDialogProps) {
  const { presaleId, version, terms, phase } = board;
  const isTaking = phase === 'coming' || phase === 'deposit';
  const [deposits, setDeposits] = useState<(typeof DEPOSITS)[number]['value']>('keep');
  const [depositUntil, setDepositUntil] = useState(toLocal(terms.depositUntil));
  const [balanceUntil, setBalanceUntil] = useState(toLocal(terms.balanceUntil));
  const [preview, setPreview] = useState<DatesPreview | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  /** A preview belongs to the dates that it was made for. */
  const edit = (change: () => void) => {
    change();
    setPreview(null);
    setError(undefined);
  };
  const wanted = {
    presaleId,
    ...(deposits === 'now' && { depositUntil: 'now' as const }),
    ...(deposits === 'at' && { depositUntil: fromLocal(depositUntil) }),
    ...(balanceUntil !== toLocal(terms.balanceUntil) && { balanceUntil: fromLocal(balanceUntil) }),
  };
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (wanted.depositUntil === '' || wanted.balanceUntil === '') return setError('请填时间');
    if (preview && reason.length < 2) return setError('请写明原因，至少 2 个字');
    setIsBusy(true);
    if (!preview) {
      const reply = await api.presaleChanges.previewDates(wanted);
      setIsBusy(false);
      if (!reply.ok) return setError(reply.refusal.message);
      if (reply.value.problem !== null) return setError(reply.value.problem);
      return setPreview(reply.value);
    }
    const reply = await api.presaleChanges.changeDates({ ...wanted, version, reason });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast('已提交，等第二个人批准');
    onChanged();
    onClose();
  }
  return (
    <Dialog title="改时间" size="lg" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        {isTaking && (
          <SelectField
            label="付定金的结束"
            options={DEPOSITS}
            hint={`现在是 ${formatTime(terms.depositUntil)}`}
            value={deposits}
            onChange={({ target }) => edit(() => setDeposits(target.value as typeof deposits))}
          />
        )}
        {deposits === 'at' && (
          <TextField
            label="付定金结束改到"
            type="datetime-local"
            value={depositUntil}
            onChange={({ target }) => edit(() => setDepositUntil(target.value))}
          />
        )}
        <TextField
          label="付尾款的结束"
          type="datetime-local"
          hint={`只能推后，不晚于发货时间 ${formatTime(terms.shipsBy)}`}
          value={balanceUntil}
          onChange={({ target }) => edit(() => setBalanceUntil(target.value))}
        />
        {preview && (
          <>
            <Consequences
              rows={[
                {
                  label: '付过定金、还欠尾款',
                  value: `${preview.depositors} 单，${preview.units} 份，定金 ${formatFen(preview.depositFen)}，尾款 ${formatFen(preview.owingFen)}`,
                },
                { label: '下单未付定金', value: `${preview.unpaid} 单，仍可在各自的付款时限内付` },
                { label: '已付尾款', value: `${preview.settled} 单，不受影响` },
                {
                  label: '付定金',
                  value:
                    deposits === 'now'
                      ? '批准后立即结束'
                      : `到 ${formatTime(preview.after.depositUntil)} 结束`,
                },
                { label: '付尾款', value: `到 ${formatTime(preview.after.balanceUntil)} 结束` },
                {
                  label: '提醒',
                  value:
                    preview.reminderAt === null
                      ? '不到一天，不再另发'
                      : `${formatTime(preview.reminderAt)} 提醒还没付的人`,
                },
              ]}
              message={preview.message}
              readers={`${preview.depositors} 人会收到这条消息，各一次`}
              approvers={preview.approvers}
            />
            <TextField label="原因" name="reason" maxLength={150} hint="仅员工可见" />
          </>
        )}
        <ChangeFormEnd
          error={error}
          isBusy={isBusy}
          submit={{ label: preview ? '提交，等第二个人批准' : '看看会怎样' }}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
