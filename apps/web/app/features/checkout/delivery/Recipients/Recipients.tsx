import { Button, Dialog, Radio, Tag } from '@huarong/ui';
import { useState } from 'react';
import { AddressForm, addressText, discardAddressDraft } from '../../../addresses/index.ts';
import { TextButton } from '../../../identity/index.ts';
import type { CheckoutState } from '../../use-checkout.ts';
import styles from './Recipients.module.css';
import { useRecipientActions } from './use-recipient-actions.ts';

const SHOWN_COUNT = 4;

/** Chooses a saved address, or adds, edits and removes one. */
export function Recipients({ state }: { state: CheckoutState }) {
  const [isExpanded, setExpanded] = useState(false);
  const { addressList } = state.quote;
  const { chosen, editing, setEditing, choose, edit, save, makeDefault, remove } = useRecipientActions(state);
  const address = editing === 'new' ? undefined : (editing ?? undefined);
  const [isOpen, setOpen] = useState(false);
  const hasChosen = addressList.some(({ addrId }) => addrId === chosen);
  const shownAddresses = isExpanded ? addressList : addressList.slice(0, SHOWN_COUNT);
  return (
    <section
      className={styles.recipients}
      aria-labelledby="recipients"
      data-open={isOpen || !hasChosen || undefined}
    >
      <h2 id="recipients">
        收货信息
        {hasChosen && (
          <button
            type="button"
            className={styles.change}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '收起' : '更换'}
          </button>
        )}
      </h2>
      <ul>
        {shownAddresses.map((address) => (
          <li key={address.addrId} data-chosen={address.addrId === chosen || undefined}>
            <Radio
              name="address"
              checked={address.addrId === chosen}
              onChange={() => {
                setOpen(false);
                void choose(address);
              }}
            >
              <b>{address.name}</b> {address.mobile}
              {address.isDefault && <Tag tone="ink">默认</Tag>}
            </Radio>
            <p>{addressText(address)}</p>
            <div className={styles.actions}>
              {!address.isDefault && (
                <TextButton
                  onClick={() => makeDefault(address)}
                  aria-label={`把 ${address.name} 的地址设为默认`}
                >
                  设为默认
                </TextButton>
              )}
              <TextButton onClick={() => edit(address)} aria-label={`编辑 ${address.name} 的地址`}>
                编辑
              </TextButton>
              <TextButton onClick={() => remove(address)} aria-label={`删除 ${address.name} 的地址`}>
                删除
              </TextButton>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {addressList.length > SHOWN_COUNT && !isExpanded && (
          <Button size="sm" onClick={() => setExpanded(true)}>
            全部 {addressList.length} 个地址
          </Button>
        )}
        <Button size="sm" onClick={() => setEditing('new')}>
          {addressList.length === 0 ? '填写收货地址' : '使用新地址'}
        </Button>
      </p>
      <Dialog
        open={editing !== null}
        onClose={() => {
          discardAddressDraft(address);
          setEditing(null);
        }}
        title={editing === null || editing === 'new' ? '新增收货地址' : '编辑收货地址'}
        description="带 * 为必填"
        size="lg"
      >
        <AddressForm address={address} onCancel={() => setEditing(null)} onSave={save} />
      </Dialog>
    </section>
  );
}
