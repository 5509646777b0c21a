import type { ErrorCode } from './error-code.ts';

/** Promotions and bundle prices of staff. */
export const adminPromotionErrorCodes = {
  'no-such-promotion': { code: 'ADM9301E', http: 404, message: '没有找到这个促销，可能已被删除' },
  'promotion-refused': { code: 'ADM9302E', http: 409, message: '有 {count} 处不对，请改正后再保存' },
  'promotion-changed': {
    code: 'ADM9303W',
    http: 409,
    message: '{name} 在你编辑时改过这个促销，你的改动还没有保存',
  },
  'promotion-over': { code: 'ADM9304W', http: 409, message: '现在不能这样做：{reason}' },
  'promotion-not-ready': { code: 'ADM9305E', http: 409, message: '还不能发布：{reason}' },
  'promotion-in-use': { code: 'ADM9306W', http: 409, message: '不能删除：{reason}' },
  'price-below-floor': {
    code: 'ADM9460W',
    http: 409,
    message: '叠加后有 {reason}，须写明理由，由另一人批准',
  },
  'promotion-time-wrong': { code: 'ADM9307E', http: 409, message: '时间不对：{reason}' },
} as const satisfies Record<string, ErrorCode>;
