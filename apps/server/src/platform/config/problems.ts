import { type EnvironmentRead, hints } from './environment.ts';
import { PAYMENT_NEEDS } from './payment-environment.ts';
import { SOCIAL_NEEDS } from './social-environment.ts';

/** Why the shop cannot start with these settings; one line each. */
export const problemsOf = (env: EnvironmentRead): string[] => [
  ...(env.SHOP_MODE === 'live' ? liveProblems(env) : []),
  ...(env.STORAGE === 's3' ? missing(env, S3_NEEDS, 'STORAGE=s3 ') : []),
  ...(env.SHOP_ROLE !== 'all' && !env.DATABASE_URL
    ? ['配置 SHOP_ROLE 有误：网页与后台任务分开运行需要 DATABASE_URL，内嵌数据库只能有一个进程']
    : []),
  ...(env.DATABASE_READ_URL && !env.DATABASE_URL
    ? ['配置 DATABASE_READ_URL 有误：只读副本需要主库的 DATABASE_URL']
    : []),
  ...((env.DRAIN_GRACE_MS ?? 0) < env.DRAIN_LIMIT_MS
    ? []
    : ['配置 DRAIN_GRACE_MS 有误：应小于 DRAIN_LIMIT_MS']),
  // Social login is optional, but an incomplete configuration is a mistake.
  ...(OIDC_NEEDS.some((name) => env[name] !== undefined) ? missing(env, OIDC_NEEDS, '第三方登录') : []),
  ...SOCIAL_NEEDS.flatMap(([name, needs]) =>
    needs.some((variable) => env[variable] !== undefined) ? missing(env, needs, name) : [],
  ),
];

/** Settings that a live shop requires or forbids. */
function liveProblems(env: EnvironmentRead): string[] {
  const problems: string[] = [];
  if (!env.DATABASE_URL)
    problems.push(
      '配置 DATABASE_URL 缺失：正式营业（SHOP_MODE=live）需要 PostgreSQL，内嵌数据库断电可能丢数据',
    );
  problems.push(...missing(env, LIVE_NEEDS, '正式营业（SHOP_MODE=live）'));
  problems.push(...adminProblems(env));
  problems.push(...storageProblems(env));
  if (env.SHOP_LIMITS === 'off') problems.push('配置 SHOP_LIMITS=off 只能用于演示模式，请删除');
  return problems;
}

/** An upload in the folder of one replica is missing on all others, so local storage needs a word about them. */
function storageProblems({ STORAGE, STORAGE_SHARED, REPLICAS }: EnvironmentRead): string[] {
  if (STORAGE !== 'local' || STORAGE_SHARED === 'yes' || REPLICAS === 1) return [];
  const choices =
    '上传的文件存在本机（STORAGE=local）：只有一个进程请写 REPLICAS=1，各进程共用这个文件夹请写 STORAGE_SHARED=yes，否则请用 STORAGE=s3 · Uploads are local: set REPLICAS=1, STORAGE_SHARED=yes or STORAGE=s3';
  return [REPLICAS === undefined ? `配置 REPLICAS 缺失：${choices}` : `配置 STORAGE 有误：${choices}`];
}

/** A script on a page of the shop must not reach the admin, so it has a host of its own, over https. */
function adminProblems({ ADMIN, ADMIN_URL, PUBLIC_URL }: EnvironmentRead): string[] {
  if (ADMIN === 'off' || (ADMIN === undefined && ADMIN_URL === undefined)) return [];
  if (ADMIN_URL === undefined) return [`配置 ADMIN_URL 缺失：开启后台需要${hints.ADMIN_URL}`];
  const { protocol, hostname } = new URL(ADMIN_URL);
  if (protocol !== 'https:') return ['配置 ADMIN_URL 有误：正式营业时后台只能用 https'];
  return PUBLIC_URL !== undefined && new URL(PUBLIC_URL).hostname === hostname
    ? ['配置 ADMIN_URL 有误：后台要有自己的域名，不能与 PUBLIC_URL 相同']
    : [];
}

const LIVE_NEEDS = [
  'PUBLIC_URL',
  'SHOP_SECRET',
  'SMS_ACCESS_KEY_ID',
  'SMS_ACCESS_KEY_SECRET',
  'SMS_SIGN_NAME',
  'SMS_TEMPLATE_CODE',
  'SMS_LINK_TEMPLATE_CODE',
  'SMS_SHIPPED_TEMPLATE_CODE',
  'SMS_ARRIVAL_TEMPLATE_CODE',
  'SMTP_URL',
  'MAIL_FROM',
  ...PAYMENT_NEEDS,
] as const;
const S3_NEEDS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const OIDC_NEEDS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;

const missing = (env: EnvironmentRead, names: readonly (keyof typeof hints)[], reason: string): string[] =>
  names
    .filter((name) => env[name] === undefined)
    .map((name) => `配置 ${name} 缺失：${reason}需要${hints[name]}`);
