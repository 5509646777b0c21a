import type { KeyObject } from 'node:crypto';

export interface AlipaySettings {
  appId: string;
  /** Who receives the money. */
  sellerId: string;
  gateway: string;
  /** Ours, to sign; theirs, to believe. */
  privateKey: KeyObject;
  alipayPublicKey: KeyObject;
  /** Where notices go, and the shop that shoppers come back to. */
  notifyUrl: string;
  shopUrl: string;
}
