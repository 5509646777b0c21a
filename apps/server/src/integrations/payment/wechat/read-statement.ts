import { getFrom } from '@huarong/core/shared';
import type { StatementLine } from '../port.ts';
import { readAmount, readStatementTable } from '../statement-table.ts';

const NUMBER = '商户订单号';
const STATE = '交易状态';
const AMOUNT = '订单金额';
const REFUND_NUMBER = '商户退款单号';
const REFUND_AMOUNT = '申请退款金额';
const REFUND_STATE = '退款状态';

/** 交易账单, bill_type ALL: a row for each payment and each refund. */
export const readWechatStatement = (text: string): StatementLine[] =>
  readStatementTable(text, [NUMBER, STATE, AMOUNT, REFUND_NUMBER, REFUND_AMOUNT, REFUND_STATE]).flatMap(
    (row): StatementLine[] => {
      const number = getFrom(row, NUMBER);
      const state = getFrom(row, STATE);
      if (state === 'SUCCESS') return [{ kind: 'payment', number, amount: readAmount(getFrom(row, AMOUNT)) }];
      // A refund that failed or was withdrawn moved no money.
      if (state !== 'REFUND' || !['SUCCESS', 'PROCESSING'].includes(getFrom(row, REFUND_STATE))) return [];
      const amount = readAmount(getFrom(row, REFUND_AMOUNT));
      return [{ kind: 'refund', number, refundNumber: getFrom(row, REFUND_NUMBER), amount }];
    },
  );
