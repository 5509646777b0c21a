import type { BuiltInRoleId } from '@huarong/core/staff';

/** The people of the demo's back office. All share one password and one secret for one-time codes. */
export const demoStaff: readonly { login: string; name: string; role: BuiltInRoleId; note: string }[] = [
  { login: 'owner@huarong.demo', name: '沈知微', role: 'OWNER', note: '店主' },
  { login: 'service@huarong.demo', name: '林小满', role: 'SERVICE', note: '客服' },
  { login: 'warehouse@huarong.demo', name: '周大海', role: 'WAREHOUSE', note: '仓储' },
  { login: 'finance@huarong.demo', name: '苏敏', role: 'FINANCE', note: '财务' },
  { login: 'merchandiser@huarong.demo', name: '顾清', role: 'MERCHANDISER', note: '商品运营' },
  { login: 'marketer@huarong.demo', name: '唐果', role: 'MARKETER', note: '营销运营' },
  { login: 'moderator@huarong.demo', name: '何静', role: 'MODERATOR', note: '内容审核' },
  { login: 'auditor@huarong.demo', name: '严正', role: 'AUDITOR', note: '审计' },
];

/** Known to everyone: /demo/staff-code shows its current code. */
export const DEMO_TOTP_SECRET = 'HUARONGDEMOSTAFFCODEHUARONGDEMO2';
