import type { ErrorCode } from './error-code.ts';

/** CMN: given by several features. */
export const sharedErrorCodes = {
  'error-code-unknown': { code: 'CMN2001E', http: 200, message: '没有这个错误码的说明' },
  'picture-too-large': { code: 'CMN3001E', http: 413, message: '图片超过 5 MB，请压缩后重新上传' },
  'picture-unreadable': {
    code: 'CMN3002E',
    http: 415,
    message: '图片无法读取，请使用 JPEG、PNG 或 WebP 格式',
  },
  'picture-expired': { code: 'CMN3003W', http: 200, message: '有图片已失效，请重新上传' },
  'words-refused': { code: 'CMN3004E', http: 200, message: '内容里有不宜发布的词语，请换一种说法' },
  'tax-number-wrong': {
    code: 'CMN3005E',
    http: 200,
    message: '统一社会信用代码校验不符，请对照营业执照核对',
  },
  'pictures-unused': {
    code: 'CMN3006W',
    http: 200,
    message: '还有 {limit} 张图片没有用上，请先发布或明天再传',
  },
} as const satisfies Record<string, ErrorCode>;
