import { generateKeyPairSync } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** The required variables of a live shop. */
export const liveEnvironment = {
  SHOP_MODE: 'live',
  SHOP_LIMITS: 'on',
  REPLICAS: '1',
  DATABASE_URL: 'postgres://unused/x',
  PUBLIC_URL: 'https://www.shop.example',
  SHOP_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  SMS_ACCESS_KEY_ID: 'key',
  SMS_ACCESS_KEY_SECRET: 'hush',
  SMS_SIGN_NAME: '花容',
  SMS_TEMPLATE_CODE: 'SMS_1',
  SMS_LINK_TEMPLATE_CODE: 'SMS_2',
  SMS_SHIPPED_TEMPLATE_CODE: 'SMS_3',
  SMS_ARRIVAL_TEMPLATE_CODE: 'SMS_4',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hello@shop.example',
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: privateKey,
  ALIPAY_PUBLIC_KEY: publicKey,
  WECHAT_APP_ID: 'wx0000000000000001',
  WECHAT_MERCHANT_ID: '1900000001',
  WECHAT_MERCHANT_SERIAL: '5157F09EFDC096DE15EBE81A47057A72',
  WECHAT_PRIVATE_KEY: privateKey,
  WECHAT_API_V3_KEY: 'a-key-of-exactly-thirty-two-sign',
  WECHAT_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
  WECHAT_PUBLIC_KEY: publicKey,
  CARD_SECRET: 'another-secret-of-thirty-two-characters',
};
