import type { Address } from '@huarong/contract/addresses';
import { Button, Dialog, Radio, Tag } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import { AddressForm, addressText } from '../../../addresses/index.ts';
import type { CheckoutState } from '../../use-checkout.ts';
import styles from './Recipients.module.css';

const SHOWN_COUNT = 4;

/** Chooses a saved address or adds a new one. */
export function Recipients({ state }: { state: CheckoutState }) {
  const { isSignedIn } = useSession();
  const [isAdding, setAdding] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const { addressList, addrId } = state.quote;
  const chosen = state.choices.addrId ?? addrId;
  const shownAddresses = isExpanded ? addressList : addressList.slice(0, SHOWN_COUNT);
  const { recipients } = browserApi({ quiet: true });

  const choose = async (address: Address) => {
    await (isSignedIn ? recipients.updateInUse : recipients.guestUpdateInUse)({ addrId: address.addrId });
    await state.choose({ addrId: address.addrId });
  };
  return (
    <section className={styles.recipients} aria-labelledby="recipients">
      <h2 id="recipients">收货信息</h2>
      <ul>
        {shownAddresses.map((address) => (
          <li key={address.addrId} data-chosen={address.addrId === chosen || undefined}>
            <Radio name="address" checked={address.addrId === chosen} onChange={() => choose(address)}>
              <b>{address.name}</b> {address.mobile}
              {address.isDefault && <Tag tone="ink">默认</Tag>}
            </Radio>
            <p>{addressText(address)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {addressList.length > SHOWN_COUNT && !isExpanded && (
          <Button size="sm" onClick={() => setExpanded(true)}>
            全部 {addressList.length} 个地址
          </Button>
        )}
        <Button size="sm" onClick={() => setAdding(true)}>
          {addressList.length === 0 ? '填写收货地址' : '使用新地址'}
        </Button>
      </p>
      <Dialog
        open={isAdding}
        onClose={() => setAdding(false)}
        title="新增收货地址"
        description="带 * 为必填"
        size="lg"
      >
        <AddressForm
          onCancel={() => setAdding(false)}
          onSave={async (draft) => {
            const reply = await (isSignedIn ? recipients.add : recipients.guestAdd)(draft);
            if (!reply.ok) return reply.refusal.message;
            setAdding(false);
            await state.choose({ addrId: reply.value.addrId });
            return null;
          }}
        />
      </Dialog>
    </section>
  );
}
