import type { Address } from '@huarong/contract/addresses';
import { Dialog, showToast } from '@huarong/ui';
import { browserApi } from '../../../platform/api/index.ts';
import { AddressForm } from '../AddressForm/AddressForm.tsx';
import type { AddressDraft } from '../AddressForm/address-draft.ts';
import { discardAddressDraft } from '../AddressForm/use-address-form.ts';

interface AddressDialogProps {
  /** The address to edit, `new` to add one, null when closed. */
  editing: Address | 'new' | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The address form in a dialog; shows a refusal inside the form. */
export function AddressDialog({ editing, onClose, onSaved }: AddressDialogProps) {
  async function save(draft: AddressDraft): Promise<string | null> {
    const { addresses } = browserApi({ quiet: true });
    const reply =
      editing === null || editing === 'new'
        ? await addresses.add(draft)
        : await addresses.edit({ ...draft, addrId: editing.addrId });
    if (!reply.ok) return reply.refusal.message;
    onClose();
    showToast('地址已保存');
    onSaved();
    return null;
  }
  const address = editing === 'new' ? undefined : (editing ?? undefined);
  return (
    <Dialog
      open={editing !== null}
      onClose={() => {
        discardAddressDraft(address);
        onClose();
      }}
      title={editing === 'new' ? '新增收货地址' : '编辑收货地址'}
      description="带 * 为必填"
      size="lg"
    >
      <AddressForm address={address} onSave={save} onCancel={onClose} />
    </Dialog>
  );
}
