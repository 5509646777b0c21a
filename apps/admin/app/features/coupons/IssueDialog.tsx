import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { IssueFigures } from './IssueFigures.tsx';
import { RecipientFields } from './RecipientFields.tsx';
import { EMPTY_CHOICE, type RecipientChoice, recipientsOf } from './recipient-choice.ts';
import type { Choices, IssueCount, OfferDetail, Recipients } from './types.ts';

interface IssueDialogProps {
  offer: OfferDetail;
  onClose: () => void;
  onChanged: () => void;
}

/** Chooses members, counts them and what it may cost, then gives the coupon or asks a second person. */
export function IssueDialog({ offer, onClose, onChanged }: IssueDialogProps) {
  const { offerId } = offer;
  const [choices, setChoices] = useState<Choices>({ brands: [], categories: [] });
  const [choice, setChoice] = useState<RecipientChoice>(EMPTY_CHOICE);
  const [trial, setTrial] = useState<{ recipients: Recipients; count: IssueCount } | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    void api.grid.choices({}).then((reply) => reply.ok && setChoices(reply.value));
  }, []);
  async function count() {
    const recipients = recipientsOf(choice);
    if (recipients === null) return setError('请填名单或选条件');
    setIsBusy(true);
    const reply = await api.coupons.countIssue({ offerId, recipients });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    setError(undefined);
    setTrial({ recipients, count: reply.value });
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!trial) return count();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    if (reason.length < 2) return setError('请写明原因，至少 2 个字');
    setIsBusy(true);
    const { recipients, count: counted } = trial;
    const reply = await api.coupons.issue({ offerId, recipients, expected: counted.members || 1, reason });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(reply.value.state === 'done' ? '开始发放' : '已提交，等第二个人批准后发放');
    onChanged();
    onClose();
  }
  return (
    <Dialog title={`发给会员：${offer.title}`} size="lg" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <RecipientFields
          choice={choice}
          choices={choices}
          onChange={(change) => {
            setChoice((now) => ({ ...now, ...change }));
            // A count belongs to the members that were counted.
            setTrial(null);
            setError(undefined);
          }}
        />
        {trial && (
          <>
            <IssueFigures count={trial.count} />
            <TextField label="原因" name="reason" maxLength={200} hint="仅员工可见" />
          </>
        )}
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            {trial === null
              ? '试算'
              : trial.count.needsApproval
                ? '提交审批'
                : `发给 ${trial.count.members} 位会员`}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
