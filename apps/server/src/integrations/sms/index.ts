export { type AliyunSms, aliyunSms } from './aliyun.ts';
export type { Sms, SmsPort } from './port.ts';
