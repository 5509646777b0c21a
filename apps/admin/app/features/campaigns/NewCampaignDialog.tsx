import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import type { CampaignRow } from './types.ts';

interface NewCampaignDialogProps {
  campaigns: readonly Pick<CampaignRow, 'slug' | 'title'>[];
  /** The page to copy at first. */
  copyOf?: string;
  onClose: () => void;
  onMade: (slug: string) => void;
}

/** A new campaign page: empty, or with the blocks of another one. It is a draft. */
export function NewCampaignDialog({ campaigns, copyOf = '', onClose, onMade }: NewCampaignDialogProps) {
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState('');
  const [model, setModel] = useState(copyOf);
  const [error, setError] = useState<string>();
  async function create() {
    if (!/^[a-z0-9-]{1,64}$/.test(slug)) return setError('地址用小写字母、数字和 -');
    const reply = await api.campaigns.create({ slug, title: title.trim(), copyOf: model || null });
    if (!reply.ok) return setError(reply.refusal.message);
    onMade(slug);
  }
  return (
    <Dialog
      title="新专题"
      size="sm"
      onClose={onClose}
      actions={
        <button
          type="button"
          className="btn btn-ink"
          disabled={title.trim() === '' || slug === ''}
          onClick={() => void create()}
        >
          建立草稿
        </button>
      }
    >
      <div className="stack stack-4">
        <TextField
          label="标题"
          maxLength={60}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label="地址"
          maxLength={64}
          value={slug}
          error={error}
          hint={`/campaign/${slug || '…'}.html，建立之后不能改`}
          onChange={({ target }) => setSlug(target.value.toLowerCase())}
        />
        <SelectField
          label="复制版块"
          value={model}
          options={[
            { value: '', label: '不复制，从空白开始' },
            ...campaigns.map((each) => ({ value: each.slug, label: each.title })),
          ]}
          onChange={({ target }) => setModel(target.value)}
        />
      </div>
    </Dialog>
  );
}
