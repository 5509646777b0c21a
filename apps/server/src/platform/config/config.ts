import { join, resolve } from 'node:path';
import { z } from 'zod';

/** A port, a size, a number of products: whole, and within sane bounds. */
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));

const Environment = z.object({
  PORT: whole(0, 65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where the embedded database, uploads and the analytics file live. */
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATABASE_POOL: whole(1, 100).default(10),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//)
    .optional(),
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  SHOP_PRODUCTS: whole(1, 1_000_000).default(700),
  /** `off` lifts rate limits for load tests; demo mode only. */
  SHOP_LIMITS: z.enum(['on', 'off']).default('on'),
  /** `on` answers every page with the maintenance page; the text says until when. */
  SHOP_MAINTENANCE: z.enum(['on', 'off']).default('off'),
  /** Address of the reverse proxy whose X-Forwarded-For we believe, e.g. `127.0.0.1`. */
  TRUST_PROXY: z.string().min(1).optional(),
  /** Where uploads go: a folder of DATA_DIR, or a service that speaks S3. */
  STORAGE: z.enum(['local', 's3']).default('local'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = ReturnType<typeof toConfig>;
export type ConfigOutcome = { ok: true; config: Config } | { ok: false; problems: string[] };

const hints: Record<keyof z.input<typeof Environment>, string> = {
  PORT: '0 到 65535 的整数',
  HOST: '监听地址，例如 127.0.0.1',
  DATA_DIR: '一个文件夹路径',
  DATABASE_URL: 'postgres://用户:密码@主机:端口/库名',
  DATABASE_POOL: '1 到 100 的整数',
  REDIS_URL: 'redis://主机:端口',
  SHOP_MODE: 'demo 或 live',
  SHOP_PRODUCTS: '1 到 1000000 的整数',
  SHOP_LIMITS: 'on 或 off',
  SHOP_MAINTENANCE: 'on 或 off',
  TRUST_PROXY: '反向代理的地址',
  STORAGE: 'local 或 s3',
  S3_ENDPOINT: 'https://主机',
  S3_REGION: '地域名',
  S3_BUCKET: '存储桶名',
  S3_ACCESS_KEY_ID: '访问密钥编号',
  S3_SECRET_ACCESS_KEY: '访问密钥',
  LOG_LEVEL: 'fatal、error、warn、info、debug、trace 或 silent',
};

/** Reads the environment once. Every problem is one line that says what to change. */
export function readConfig(environment: Record<string, string | undefined>): ConfigOutcome {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof typeof hints));
    return {
      ok: false,
      problems: [...names].map(
        (name) => `配置 ${name} 有误：应为${hints[name]}，现在是 ${shown(name, given[name])}`,
      ),
    };
  }
  const problems = [
    ...(parsed.data.SHOP_MODE === 'live' ? liveProblems(parsed.data) : []),
    ...(parsed.data.STORAGE === 's3' ? s3Problems(parsed.data) : []),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config: toConfig(parsed.data) };
}

/** What a shop with real shoppers may not run without, or with. */
function liveProblems(env: z.output<typeof Environment>): string[] {
  const problems: string[] = [];
  if (!env.DATABASE_URL)
    problems.push(
      '配置 DATABASE_URL 缺失：正式营业（SHOP_MODE=live）需要 PostgreSQL，内嵌数据库断电可能丢数据',
    );
  if (env.SHOP_LIMITS === 'off') problems.push('配置 SHOP_LIMITS=off 只能用于演示模式，请删除');
  return problems;
}

const s3Problems = (env: z.output<typeof Environment>): string[] =>
  (['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => `配置 ${name} 缺失：STORAGE=s3 需要${hints[name]}`);

/** A wrong value helps to find the mistake, unless it is a secret. */
const shown = (name: string, value: string | undefined) =>
  name.includes('SECRET') ? '（不显示）' : JSON.stringify(value);

const storageOf = (env: z.output<typeof Environment>) =>
  env.STORAGE === 'local'
    ? { kind: 'local' as const, folder: join(env.DATA_DIR, 'storage') }
    : {
        kind: 's3' as const,
        endpoint: env.S3_ENDPOINT!,
        region: env.S3_REGION,
        bucket: env.S3_BUCKET!,
        accessKeyId: env.S3_ACCESS_KEY_ID!,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
      };

const toConfig = (env: z.output<typeof Environment>) => ({
  port: env.PORT,
  host: env.HOST,
  dataDir: env.DATA_DIR,
  databaseUrl: env.DATABASE_URL,
  databasePool: env.DATABASE_POOL,
  redisUrl: env.REDIS_URL ?? null,
  mode: env.SHOP_MODE,
  demoProducts: env.SHOP_PRODUCTS,
  hasLimits: env.SHOP_LIMITS === 'on',
  isUnderMaintenance: env.SHOP_MAINTENANCE === 'on',
  trustProxy: env.TRUST_PROXY ?? null,
  storage: storageOf(env),
  logLevel: env.LOG_LEVEL,
});
