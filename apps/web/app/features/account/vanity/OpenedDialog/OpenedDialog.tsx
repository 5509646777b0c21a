import type { VanityItem } from '@huarong/contract/account';
import { addMonths } from '@huarong/core/account';
import { shanghaiDate } from '@huarong/core/shared';
import { Button, Dialog, Field } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { dayText } from '../../format/moment-text.ts';

interface OpenedDialogProps {
  item: VanityItem;
  onClose: () => void;
  /** Returns the error text, or null. */
  onSave: (openedOn: string | null) => Promise<string | null>;
}

/** Records the opening date and shows the use-by date. */
export function OpenedDialog({ item, onClose, onSave }: OpenedDialogProps) {
  const [openedOn, setOpenedOn] = useState(item.openedOn ?? shanghaiDate(new Date()));
  const [problem, setProblem] = useState('');
  const months = item.openedMonths;
  async function save(event: FormEvent) {
    event.preventDefault();
    setProblem((await onSave(openedOn)) ?? '');
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="记录开封"
      description={`${item.productName} ${item.skuName}${months ? `，品牌标注 ${months}M` : ''}`}
      size="sm"
      footer={
        <>
          {item.openedOn !== undefined && <Button onClick={() => onSave(null)}>还没开封</Button>}
          <Button onClick={onClose}>取消</Button>
          <Button kind="ink" type="submit" form="opened-form">
            保存
          </Button>
        </>
      }
    >
      <form id="opened-form" onSubmit={save}>
        <Field
          label="开封日期"
          type="date"
          required
          min={dayText(item.boughtAt)}
          value={openedOn}
          onChange={(event) => setOpenedOn(event.target.value)}
          error={problem || undefined}
          ok={months && openedOn ? `建议在 ${addMonths(openedOn, months)} 前用完` : undefined}
        />
      </form>
    </Dialog>
  );
}
