import type { Address } from '@huarong/contract/addresses';
import { maskMobile } from '@huarong/core/identity';
import { Tag } from '@huarong/ui';
import { addressRegion } from '../address-text.ts';
import styles from './AddressCard.module.css';

interface AddressCardProps {
  address: Address;
  onEdit: () => void;
  onRemove: () => void;
  onDefault: () => void;
}

/** One address; the mobile is masked because others may see the screen. */
export const AddressCard = ({ address, onEdit, onRemove, onDefault }: AddressCardProps) => (
  <li className={styles.card} data-default={address.isDefault || undefined}>
    <p className={styles.member}>
      <b>{address.name}</b>
      <span>{maskMobile(address.mobile)}</span>
      {address.tag && <Tag tone="ink">{address.tag}</Tag>}
    </p>
    <p className={styles.where}>
      {addressRegion(address)}
      <br />
      {address.address}
      {address.isRemote && <small>偏远地区，运费以结算页为准</small>}
    </p>
    <div className={styles.actions}>
      {address.isDefault ? (
        <span>默认地址</span>
      ) : (
        <button type="button" onClick={onDefault}>
          设为默认
        </button>
      )}
      <button type="button" onClick={onEdit} aria-label={`编辑 ${address.name} 的地址`}>
        编辑
      </button>
      <button type="button" onClick={onRemove} aria-label={`删除 ${address.name} 的地址`}>
        删除
      </button>
    </div>
  </li>
);
