import type { Address } from '@huarong/contract/addresses';
import { Button, EmptyState, Icon, Notice, showConfirm, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Api, browserApi } from '../../platform/api/index.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';
import { AccountFailure, PageHead, PageLoading } from '../account/index.ts';
import type { Route } from './+types/address-book.route';
import { AddressCard } from './AddressCard/AddressCard.tsx';
import { AddressDialog } from './AddressDialog/AddressDialog.tsx';
import styles from './address-book.module.css';

const loadAddressBook = async (api: Api) => unwrapReply(await api.addresses.list({}));

export const clientLoader = memberLoader(loadAddressBook);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('地址簿');
export const HydrateFallback = PageLoading;
export const handle: PageHandle = { barTitle: '收货地址', barParent: '/myAccount' };

/** Delivery addresses: the default first, at most twenty. */
export default function AddressBook({ loaderData: { addressList, limit } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const isFull = addressList.length >= limit;

  async function makeDefault({ addrId }: Address) {
    const reply = await browserApi().addresses.setDefault({ addrId });
    if (reply.ok) showToast('已设为默认地址');
    await revalidate();
  }
  async function remove({ addrId, name, isDefault }: Address) {
    const next = isDefault && addressList.length > 1 ? '默认地址会换成下一个。' : '';
    if (!(await showConfirm(`删除 ${name} 的地址吗？${next}`, { confirmLabel: '删除' }))) return;
    const reply = await browserApi().addresses.remove({ addrId });
    if (reply.ok) showToast('已删除');
    await revalidate();
  }

  return (
    <>
      <PageHead
        title="地址簿"
        note={`已存 ${addressList.length} 个，最多 ${limit} 个`}
        actions={
          <Button kind="ink" size="sm" disabled={isFull} onClick={() => setEditing('new')}>
            新增收货地址
          </Button>
        }
      />
      {isFull && <Notice tone="warn">已存满 {limit} 个地址，请先删除不用的。</Notice>}
      {addressList.length === 0 ? (
        <EmptyState icon="pin" title="还没有收货地址">
          添加一个，结算时就不用再填。
        </EmptyState>
      ) : (
        <ul className={styles.book}>
          {addressList.map((address) => (
            <AddressCard
              key={address.addrId}
              address={address}
              onEdit={() => setEditing(address)}
              onRemove={() => remove(address)}
              onDefault={() => makeDefault(address)}
            />
          ))}
          {!isFull && (
            <li className={styles.add}>
              <button type="button" onClick={() => setEditing('new')}>
                <Icon name="plus" />
                新增收货地址
              </button>
            </li>
          )}
        </ul>
      )}
      <AddressDialog editing={editing} onClose={() => setEditing(null)} onSaved={revalidate} />
    </>
  );
}
