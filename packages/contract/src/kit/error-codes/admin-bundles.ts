import type { ErrorCode } from './error-code.ts';

/** ADM949: bundles that shoppers put together, in the admin. */
export const adminBundleErrorCodes = {
  'builder-not-found': { code: 'ADM9490E', http: 404, message: '没有找到这个自选套组' },
  'builder-changed': { code: 'ADM9491W', http: 409, message: '{name}刚刚改过这个自选套组，请刷新后再改' },
  'builder-refused': { code: 'ADM9492E', http: 409, message: '有 {count} 处不对，请改正后再保存' },
  'builder-not-ready': { code: 'ADM9493W', http: 409, message: '不能这样做：{reason}' },
} as const satisfies Record<string, ErrorCode>;
