import type { ErrorCode } from './error-code.ts';

/** ADM956: reports about visits in the admin. */
export const adminVisitsErrorCodes = {
  'visits-period-wrong': { code: 'ADM9560E', http: 400, message: '开始日期不能晚于结束日期' },
  'visits-period-too-long': { code: 'ADM9561E', http: 400, message: '一次看 366 天以内' },
} as const satisfies Record<string, ErrorCode>;
