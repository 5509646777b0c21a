import type { AdminContracts } from '@huarong/contract/admin';
import type { Input, Output } from '@huarong/contract/kit';

export type Overview = Output<AdminContracts['marketing']['overview']>;
export type Send = Overview['sends'][number];
export type Trial = Output<AdminContracts['marketing']['preview']>;
export type Message = Input<AdminContracts['marketing']['preview']>['message'];
export type Channel = Message['channel'];

export const CHANNEL_LABELS: Record<Channel, string> = { sms: '短信', email: '邮件' };
