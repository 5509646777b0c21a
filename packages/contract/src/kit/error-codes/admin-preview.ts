import type { ErrorCode } from './error-code.ts';

/** ADM943: the preview of the shop at a moment. */
export const adminPreviewErrorCodes = {
  'preview-moment-past': { code: 'ADM9430W', http: 409, message: '只能预览现在和以后的时间' },
  'preview-moment-far': { code: 'ADM9431W', http: 409, message: '只能预览一年以内的时间' },
  'preview-set-closed': {
    code: 'ADM9433W',
    http: 409,
    message: '改动单不存在，或已经生效、撤回，不能再带上预览',
  },
} as const satisfies Record<string, ErrorCode>;
