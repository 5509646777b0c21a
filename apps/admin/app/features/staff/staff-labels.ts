/** How the states of a person are shown. */
export const STAFF_STATES = {
  invited: { label: '已邀请', className: 'st st-wait' },
  active: { label: '在职', className: 'st st-ok' },
  suspended: { label: '已停用', className: 'st st-hold' },
  left: { label: '已离职', className: 'st st-end' },
} as const;

const SIGN_IN_STEPS: Readonly<Record<string, string>> = {
  password: '密码',
  code: '验证码',
  passkey: '通行密钥',
  recovery: '恢复码',
  proof: '再次验证',
};
const SIGN_IN_OUTCOMES: Readonly<Record<string, string>> = {
  passed: '通过',
  wrong: '不对',
  locked: '已锁定',
  suspended: '已停用',
};

/** A step of a sign-in of staff, for the table. */
export const presentSignIn = ({
  at,
  step,
  outcome,
  address,
}: {
  at: string;
  step: string;
  outcome: string;
  address: string;
}) => ({
  at,
  way: SIGN_IN_STEPS[step] ?? step,
  outcome: SIGN_IN_OUTCOMES[outcome] ?? outcome,
  from: address,
});

/** 通行密钥 2，验证器 */
export const factorsText = ({ hasTotp, passkeys }: { hasTotp: boolean; passkeys: number }): string =>
  [passkeys > 0 && `通行密钥 ${passkeys}`, hasTotp && '验证器'].filter(Boolean).join('，') || '未设置';

/** The end of that day in Shanghai; an empty date means that there is no end. */
export const endOfDay = (date: string): string | null => (date === '' ? null : `${date}T23:59:59+08:00`);

/** 2026-11-30 of a time, in Shanghai: what a date field takes. */
export const dateOf = (iso: string | null): string =>
  iso === null ? '' : new Date(new Date(iso).getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
