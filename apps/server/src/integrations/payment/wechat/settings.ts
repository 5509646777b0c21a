import type { KeyObject } from 'node:crypto';

export interface WechatSettings {
  appId: string;
  merchantId: string;
  /** The serial number of our certificate, whose private key signs. */
  merchantSerial: string;
  privateKey: KeyObject;
  /** 32 bytes that open what is sent to us. */
  apiV3Key: Buffer;
  /** WeChat Pay's keys by serial or key id; two of them while one takes over from the other. */
  wechatKeys: ReadonlyMap<string, KeyObject>;
  gateway: string;
  notifyUrl: string;
}
