import type { ErrorCode } from './error-code.ts';

/** ADM92: the search in the admin. */
export const adminSearchErrorCodes = {
  'search-words-not-found': { code: 'ADM9241E', http: 404, message: '没有找到这组搜索词' },
  'search-words-refused': { code: 'ADM9242E', http: 409, message: '不能这样写：{reason}' },
  'search-words-changed': { code: 'ADM9243W', http: 409, message: '搜索词刚刚被改过，请重新试算' },
  'search-effect-unknown': { code: 'ADM9244W', http: 409, message: '请先试算，再保存' },
  'search-relevance-falls': {
    code: 'ADM9245W',
    http: 409,
    message: '评测分会从 {before} 降到 {after}，请确认后再保存',
  },
  'search-pin-not-found': { code: 'ADM9246E', http: 404, message: '没有找到这条置顶或压后' },
  'search-pin-refused': { code: 'ADM9247E', http: 409, message: '不能这样置顶或压后：{reason}' },
} as const satisfies Record<string, ErrorCode>;
