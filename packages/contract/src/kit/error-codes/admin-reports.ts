import type { ErrorCode } from './error-code.ts';

/** ADM9545 to ADM9559: reports of sales and their exports. */
export const adminReportErrorCodes = {
  'report-period-wrong': {
    code: 'ADM9545E',
    http: 400,
    message: '开始日期不能晚于结束日期，且不能超过 400 天',
  },
} as const satisfies Record<string, ErrorCode>;
