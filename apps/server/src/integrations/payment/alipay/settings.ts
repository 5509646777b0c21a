import type { KeyObject } from 'node:crypto';

export interface AlipaySettings {
  appId: string;
  /** The account that receives the money. */
  sellerId: string;
  gateway: string;
  /** Our key, to sign requests; Alipay's key, to verify answers. */
  privateKey: KeyObject;
  alipayPublicKey: KeyObject;
  /** Where notices are sent, and where shoppers return to. */
  notifyUrl: string;
  shopUrl: string;
}
