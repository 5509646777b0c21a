import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/Toaster.tsx';

/** A copy as a draft, under a code of its own. */
export function DuplicateDialog({
  productId,
  code,
  onClose,
}: {
  productId: string;
  code: string;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsBusy(true);
    const reply = await api.products.duplicate({
      productId,
      code: String(new FormData(event.currentTarget).get('code')),
    });
    setIsBusy(false);
    if (!reply.ok) {
      const { refusal } = reply;
      const [field] = refusal.code === 'product-refused' ? refusal.fields : [];
      return setError(field?.message ?? refusal.message);
    }
    showToast('已复制为草稿');
    void navigate(`/products/${reply.value.productId}`);
    onClose();
  }
  return (
    <Dialog title="复制商品" onClose={onClose} size="sm">
      <form className="stack stack-4" onSubmit={submit}>
        <p className="muted">新商品是草稿，资料和规格照抄，不带条码、划线价和库存。</p>
        <TextField label="新的商品编码" name="code" defaultValue={`${code}-2`} error={error} required />
        <div className="acts">
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            复制
          </button>
        </div>
      </form>
    </Dialog>
  );
}
