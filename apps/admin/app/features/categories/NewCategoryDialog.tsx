import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { categoryOptions } from './category-options.ts';
import { type Category, type CategoryTree, MAX_LEVEL } from './category-tree.ts';

interface NewCategoryDialogProps {
  tree: CategoryTree;
  categories: readonly Category[];
  parentId: string | null;
  onClose: () => void;
  onDone: (categoryId: string, parentId: string | null) => void;
}

export function NewCategoryDialog({ tree, categories, parentId, onClose, onDone }: NewCategoryDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const options = categoryOptions(tree, categories, ({ level }) => level < MAX_LEVEL);
  const offered = options.some(({ value }) => value === parentId) ? parentId : null;
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = String(form.get('parent')) || null;
    setIsBusy(true);
    const reply = await api.categories.create({
      name: String(form.get('name')),
      nameEn: String(form.get('nameEn')),
      parentId: chosen,
    });
    setIsBusy(false);
    if (reply.ok) onDone(reply.value.categoryId, chosen);
    else setError(reply.refusal.message);
  }
  return (
    <Dialog title="新建分类" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <TextField label="名称" name="name" maxLength={40} required error={error} />
        <TextField label="英文名" name="nameEn" maxLength={80} isOptional />
        <SelectField
          label="上级"
          name="parent"
          defaultValue={offered ?? ''}
          options={[{ value: '', label: '没有上级：作为一级分类' }, ...options]}
        />
        <div className="acts">
          <button type="submit" className="btn btn-ink" disabled={isBusy}>
            新建
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
