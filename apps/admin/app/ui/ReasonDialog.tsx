import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { SelectField, TextAreaField } from './Field.tsx';

interface ReasonDialogProps {
  title: string;
  /** What will happen, before it does. */
  children?: ReactNode;
  reasons: readonly string[];
  /** The button names the effect: 取消订单并退款 ¥1,220.00 */
  action: string;
  isDanger?: boolean;
  /** Who reads the reason: 仅员工可见, 顾客可见 */
  readBy?: string;
  onClose: () => void;
  /** The error, or null when it is done. */
  onConfirm: (reason: string) => Promise<string | null>;
}

const OTHER = '其他';

/** Asks why: a reason from a list, and a sentence. */
export function ReasonDialog({
  title,
  children,
  reasons,
  action,
  isDanger = false,
  readBy = '仅员工可见',
  onClose,
  onConfirm,
}: ReasonDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [chosen, setChosen] = useState(reasons[0] ?? OTHER);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words')).trim();
    if (chosen === OTHER && words.length < 2) return setError('选「其他」时请写明原因');
    setIsBusy(true);
    const problem = await onConfirm([chosen === OTHER ? '' : chosen, words].filter(Boolean).join('：'));
    setIsBusy(false);
    if (problem === null) onClose();
    else setError(problem);
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        {children}
        <SelectField
          label="原因"
          options={[...reasons, OTHER].map((reason) => ({ value: reason, label: reason }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <TextAreaField
          label="说明"
          name="words"
          rows={2}
          maxLength={150}
          isOptional={chosen !== OTHER}
          hint={readBy}
          error={error}
        />
        <div className="acts">
          <button
            type="submit"
            className={`btn ${isDanger ? 'btn-danger-fill' : 'btn-ink'}${isBusy ? ' is-loading' : ''}`}
            disabled={isBusy}
          >
            {action}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
