import { randomInt } from 'node:crypto';
import { paymentNumber } from '@huarong/core/payment';
import { shanghaiDate } from '@huarong/core/shared';

export const createPaymentNumber = (kind: 'P' | 'R', now: Date): string =>
  paymentNumber(kind, shanghaiDate(now).replaceAll('-', ''), randomInt);
