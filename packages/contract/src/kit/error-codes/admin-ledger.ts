import type { ErrorCode } from './error-code.ts';

/** ADM952, ADM953: ledger, invariants and invoices in the admin. */
export const adminLedgerErrorCodes = {
  'ledger-account-not-found': { code: 'ADM9520E', http: 404, message: '没有这个科目' },
  'ledger-movement-not-found': { code: 'ADM9521E', http: 404, message: '没有找到这笔分录' },
  'ledger-period-wrong': { code: 'ADM9522E', http: 400, message: '开始日期不能晚于结束日期' },
  'invariants-running': { code: 'ADM9523W', http: 409, message: '正在核对，请等它结束' },
  'invariant-fault-not-found': { code: 'ADM9524E', http: 404, message: '上一次核对里没有这一行，请刷新' },
  'invoice-unknown': { code: 'ADM9525E', http: 404, message: '没有找到这张发票' },
  'invoice-not-failed': { code: 'ADM9526W', http: 409, message: '这张发票不在失败状态，请刷新' },
  'invoice-not-changeable': {
    code: 'ADM9527W',
    http: 409,
    message: '只有已开具、还没有红冲的蓝字发票可以这样做',
  },
  'invoice-title-refused': { code: 'ADM9528E', http: 409, message: '抬头不对：{reason}' },
} as const satisfies Record<string, ErrorCode>;
