import type { ErrorCode } from './error-code.ts';

/** ADM954: settings of the shop. */
export const adminSettingErrorCodes = {
  'setting-refused': { code: 'ADM9540E', http: 409, message: '设置不能保存：{reason}' },
  'setting-changed': { code: 'ADM9541W', http: 409, message: '别人刚刚改过这组设置，请刷新后再改' },
  'setting-waiting': { code: 'ADM9620W', http: 409, message: '这组设置已有一份在等第二个人同意' },
  'setting-planned': { code: 'ADM9542W', http: 409, message: '已有一份排好时间的设置，请先撤回它' },
  'setting-same': { code: 'ADM9543W', http: 409, message: '与现在的设置一样，没有要保存的' },
  'setting-begun': { code: 'ADM9544W', http: 409, message: '没有这份设置，或者已经生效，不能撤回' },
} as const satisfies Record<string, ErrorCode>;
