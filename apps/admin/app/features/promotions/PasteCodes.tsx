import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField } from '../../ui/Field.tsx';

const MAX_CODES = 5_000;

/** Codes from a table, one in each line or separated by commas; what is none is named and stays in the field. */
export function PasteCodes({
  onClose,
  onFound,
}: {
  onClose: () => void;
  onFound: (skuIds: string[]) => void;
}) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const codes = [...new Set(text.split(/[\s,，;；、]+/).filter(Boolean))];
    if (codes.length === 0) return setError('请粘贴货号');
    if (codes.length > MAX_CODES) return setError(`一次至多 ${MAX_CODES} 个`);
    setIsBusy(true);
    const reply = await api.promotions.codes({ codes });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    const { skus, unknown } = reply.value;
    if (skus.length > 0) onFound(skus.map(({ skuId }) => skuId));
    if (unknown.length === 0) return onClose();
    setText(unknown.join('\n'));
    setError(`加入了 ${skus.length} 个，剩下 ${unknown.length} 个没有找到`);
  }
  return (
    <Dialog title="粘贴货号" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <TextAreaField
          label="货号、编号或条码"
          hint="一行一个，或用逗号隔开"
          rows={8}
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="acts">
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            加入范围
          </button>
          <button type="button" className="btn" onClick={onClose}>
            关闭
          </button>
        </div>
      </form>
    </Dialog>
  );
}
