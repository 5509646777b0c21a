import type { Address } from '@huarong/contract/addresses';
import { showConfirm, showToast } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import type { AddressDraft } from '../../../addresses/index.ts';
import type { CheckoutState } from '../../use-checkout.ts';

/** Choosing, adding, editing and removing addresses at checkout. Each change requests a new quote. */
export function useRecipientActions(state: CheckoutState) {
  const { isSignedIn } = useSession();
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const { recipients } = browserApi({ quiet: true });
  const loud = browserApi().recipients;
  const chosen = state.choices.addrId ?? state.quote.addrId;

  async function choose({ addrId }: Address) {
    await (isSignedIn ? recipients.updateInUse : recipients.guestUpdateInUse)({ addrId });
    await state.choose({ addrId });
  }
  /** The list masks the mobile, so the full address is read first. */
  async function edit({ addrId }: Address) {
    const reply = await loud.detail({ addrId });
    if (reply.ok) setEditing(reply.value);
  }
  async function save(draft: AddressDraft): Promise<string | null> {
    const reply =
      editing === null || editing === 'new'
        ? await (isSignedIn ? recipients.add : recipients.guestAdd)(draft)
        : await recipients.edit({ ...draft, addrId: editing.addrId });
    if (!reply.ok) return reply.refusal.message;
    setEditing(null);
    await state.choose(editing === 'new' ? { addrId: reply.value.addrId } : {});
    return null;
  }
  async function makeDefault({ addrId }: Address) {
    const reply = await (isSignedIn ? loud.setDefault : loud.guestSetDefault)({ addrId });
    if (!reply.ok) return;
    showToast('已设为默认地址');
    await state.choose({});
  }
  async function remove({ addrId, name }: Address) {
    if (!(await showConfirm(`删除 ${name} 的地址吗？`, { confirmLabel: '删除' }))) return;
    const reply = await (isSignedIn ? loud.remove : loud.guestRemove)({ addrId });
    if (!reply.ok) return;
    showToast('已删除');
    await state.choose(addrId === chosen ? { addrId: undefined } : {});
  }
  return { chosen, editing, setEditing, choose, edit, save, makeDefault, remove };
}
