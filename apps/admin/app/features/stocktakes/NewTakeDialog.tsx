import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';

type Choices = Output<AdminContracts['grid']['choices']>;
const ALL = { value: '', label: '全部' };

/** Which skus are counted: of a brand, a category, or with some words. */
export function NewTakeDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [choices, setChoices] = useState<Choices>({ brands: [], categories: [] });
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    void api.grid.choices({}).then((reply) => reply.ok && setChoices(reply.value));
  }, []);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const chosen = (name: string) => String(data.get(name) ?? '').trim() || undefined;
    const [name, brandId, categoryId, q] = ['name', 'brandId', 'categoryId', 'q'].map(chosen);
    if (!name) return setError('请写名称');
    setIsBusy(true);
    const reply = await api.stocktakes.create({
      name,
      ...(brandId && { brandId }),
      ...(categoryId && { categoryId }),
      ...(q && { q }),
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    void navigate(`/stock/takes/${reply.value.takeId}`);
  }
  return (
    <Dialog title="开始盘点" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <TextField label="名称" name="name" maxLength={60} placeholder="唇部彩妆，11 月" error={error} />
        <div className="cols-2">
          <SelectField
            label="品牌"
            name="brandId"
            options={[ALL, ...choices.brands.map(({ id, name }) => ({ value: id, label: name }))]}
          />
          <SelectField
            label="分类"
            name="categoryId"
            options={[ALL, ...choices.categories.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        </div>
        <TextField
          label="名称、货号里的字"
          name="q"
          isOptional
          maxLength={40}
          hint="一次不超过 5,000 个规格"
        />
        <div className="acts">
          <button type="submit" className="btn btn-ink" disabled={isBusy}>
            开始
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
