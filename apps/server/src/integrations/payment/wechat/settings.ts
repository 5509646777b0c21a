import type { KeyObject } from 'node:crypto';

export interface WechatSettings {
  appId: string;
  merchantId: string;
  /** The serial number of our certificate, whose private key signs. */
  merchantSerial: string;
  privateKey: KeyObject;
  /** 32 bytes that decrypt notices. */
  apiV3Key: Buffer;
  /** WeChat Pay's public keys by serial or key id; two of them during a key rotation. */
  wechatKeys: ReadonlyMap<string, KeyObject>;
  gateway: string;
  notifyUrl: string;
  /** Where shoppers return to. */
  shopUrl: string;
}
