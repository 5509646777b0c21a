import { resolve } from 'node:path';
import { parseSeamsOff, SEAMS } from '@huarong/core/shared';
import { z } from 'zod';
import { paymentHints, paymentVariables } from './payment-environment.ts';
import { socialHints, socialVariables } from './social-environment.ts';

/** A port, a size or a number of products: an integer within bounds. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** The seams to switch off; an unknown name is refused, because it would silently leave its seam on. */
const seamsOff = z.string().transform((text, context) => {
  const read = parseSeamsOff(text);
  if (read.ok) return read.seamsOff;
  context.addIssue(`unknown: ${read.unknownNames.join(', ')}`);
  return z.NEVER;
});

const webAddress = z.url({ protocol: /^https?$/ });
/** Scheme, host and port without a path, as a browser sends it. */
const webOrigin = webAddress.refine((url) => URL.canParse(url) && new URL(url).origin === url);

export const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where the embedded database and uploads live. */
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((path) => resolve(path)),
  /** What browser events may take of the disk: in one day, and altogether. */
  ANALYTICS_DAY_MB: wholeNumber(0, 100_000).default(64),
  ANALYTICS_TOTAL_MB: wholeNumber(0, 1_000_000).default(1_024),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATABASE_POOL: wholeNumber(1, 100).default(10),
  /** A standby of that server, for reads that may be some seconds old. */
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  /** A standby that is further behind is not read from. */
  DATABASE_READ_LAG_MS: wholeNumber(0, 600_000).default(3_000),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//)
    .optional(),
  /** A port for /metrics alone. */
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  /** Where that port listens; a cluster reads it from another machine. */
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Whoever sends it as a bearer token may read /metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Whether /openapi.json is public; by default in a demo only. */
  OPENAPI: z.enum(['on', 'off']).optional(),
  /** `off` on replicas that only sell. A live shop has its admin where ADMIN_URL is set. */
  ADMIN: z.enum(['on', 'off']).optional(),
  /** Where the admin listens; one above PORT by default. */
  ADMIN_PORT: wholeNumber(0, 65_535).optional(),
  /** The address of the admin, on a host of its own; passkeys and invitations need it. */
  ADMIN_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Networks that may open the admin, separated by commas: `10.0.0.0/8,203.0.113.7`. Absent: any. */
  ADMIN_ALLOW: z
    .string()
    .transform((list) => list.split(',').map((network) => network.trim()))
    .pipe(z.array(z.string().regex(/^[0-9a-fA-F.:]+(\/\d{1,3})?$/)))
    .optional(),
  /** Without a default: a live replica that was started without it would seed demo data and take sandbox payments. */
  SHOP_MODE: z.enum(['demo', 'live']),
  /** `web` serves pages and calls, `worker` runs jobs and events; `all` does both. */
  SHOP_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  SHOP_PRODUCTS: wholeNumber(1, 1_000_000).default(700),
  /** `on` renders the images of the first pages at start, before the first request; `npm start` sets it. */
  SHOP_DRAW_AHEAD: z.enum(['on', 'off']).default('off'),
  /** `off` lifts rate limits for load tests; demo mode only. */
  SHOP_LIMITS: z.enum(['on', 'off']).default('on'),
  /** After SIGTERM: how long requests are still answered, and when the process ends in any case. */
  DRAIN_GRACE_MS: wholeNumber(0, 60_000).optional(),
  DRAIN_LIMIT_MS: wholeNumber(100, 600_000).default(20_000),
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
  /** The public address of the shop: links in mails and the redirect of the social login use it. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Origins of the pages that may call this host, separated by commas: for an API on a host of its own. */
  WEB_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .pipe(z.array(webOrigin))
    .optional(),
  /** The API hosts of the pages, as they were built; the policy of the pages allows calls to them. */
  VITE_API_HOST_PROD: webAddress.optional(),
  VITE_API_HOST_STAGE: webAddress.optional(),
  VITE_API_HOST_TEST: webAddress.optional(),
  /** Key of the hashes of codes and of the encryption of messages that wait to be sent. Changing it invalidates open codes. */
  SHOP_SECRET: z.string().min(32).optional(),
  /** The secret before the current one: still decrypts and verifies, never encrypts or signs. */
  SHOP_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** How many processes serve this shop; only needed to say 1 where uploads are in a local folder. */
  REPLICAS: wholeNumber(1, 10_000).optional(),
  /** `yes`: all replicas see the same folder DATA_DIR/storage. */
  STORAGE_SHARED: z.enum(['yes', 'no']).default('no'),
  /** Aliyun SMS. */
  SMS_ACCESS_KEY_ID: z.string().min(1).optional(),
  SMS_ACCESS_KEY_SECRET: z.string().min(1).optional(),
  SMS_SIGN_NAME: z.string().min(1).optional(),
  SMS_TEMPLATE_CODE: z.string().min(1).optional(),
  SMS_LINK_TEMPLATE_CODE: z.string().min(1).optional(),
  SMS_SHIPPED_TEMPLATE_CODE: z.string().min(1).optional(),
  SMS_ARRIVAL_TEMPLATE_CODE: z.string().min(1).optional(),
  SMS_ADDRESS_TEMPLATE_CODE: z.string().min(1).optional(),
  SMS_PRESALE_TEMPLATE_CODE: z.string().min(1).optional(),
  SMS_RECALL_TEMPLATE_CODE: z.string().min(1).optional(),
  /** Of the form `${text} 拒收请回复R`. */
  SMS_MARKETING_TEMPLATE_CODE: z.string().min(1).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  MAIL_FROM: z.string().includes('@').optional(),
  /** An OpenID Connect identity provider for social login. All four, or none. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).optional(),
  ...paymentVariables,
  ...socialVariables,
  /** Switches off what relies on internals of a library, see platform/seams. */
  SEAMS_OFF: seamsOff.default(new Set<never>()),
  /** Lines about requests: none, those of interest and one of a hundred others, or all. */
  ACCESS_LOG: z.enum(['off', 'sampled', 'all']).optional(),
  /** An OpenTelemetry collector that takes OTLP over HTTP; without it nothing is sent and nothing loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  /** `authorization=Bearer …`, several separated by commas. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/)
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('huarong'),
  /** The share of traces that are sent, of those that begin here. */
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/)
    .transform(Number)
    .default(0.05),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type EnvironmentRead = z.output<typeof Environment>;

/** The expected form of each variable, shown in error messages. */
export const hints: Record<keyof z.input<typeof Environment>, string> = {
  PORT: '0 到 65535 的整数',
  HOST: '监听地址，例如 127.0.0.1',
  DATA_DIR: '一个文件夹路径',
  ANALYTICS_DAY_MB: '0 到 100000 的整数（MB）',
  ANALYTICS_TOTAL_MB: '0 到 1000000 的整数（MB）',
  DATABASE_URL: 'postgres://用户:密码@主机:端口/库名',
  DATABASE_POOL: '1 到 100 的整数',
  DATABASE_READ_URL: 'postgres://用户:密码@主机:端口/库名，主库的只读副本',
  DATABASE_READ_LAG_MS: '0 到 600000 的整数，毫秒',
  REDIS_URL: 'redis://主机:端口',
  METRICS_PORT: '1 到 65535 的整数',
  METRICS_HOST: '监听地址，例如 127.0.0.1',
  METRICS_TOKEN: '至少 16 个字符的随机口令',
  OPENAPI: 'on 或 off',
  ADMIN: 'on 或 off',
  ADMIN_PORT: '0 到 65535 的整数',
  ADMIN_URL: '后台的地址，例如 https://admin.example.com',
  ADMIN_ALLOW: '允许访问后台的网段，例如 10.0.0.0/8，多个用逗号分隔',
  SHOP_MODE: 'demo（演示）或 live（正式营业）',
  SHOP_ROLE: 'all、web 或 worker',
  SHOP_PRODUCTS: '1 到 1000000 的整数',
  SHOP_DRAW_AHEAD: 'on 或 off',
  SHOP_LIMITS: 'on 或 off',
  DRAIN_GRACE_MS: '0 到 60000 的整数（毫秒）',
  DRAIN_LIMIT_MS: '100 到 600000 的整数（毫秒），大于 DRAIN_GRACE_MS',
  SHOP_MAINTENANCE: 'on 或 off',
  TRUST_PROXY: '反向代理的地址',
  STORAGE: 'local 或 s3',
  S3_ENDPOINT: 'https://主机',
  S3_REGION: '地域名',
  S3_BUCKET: '存储桶名',
  S3_ACCESS_KEY_ID: '访问密钥编号',
  S3_SECRET_ACCESS_KEY: '访问密钥',
  PUBLIC_URL: 'https://主机',
  WEB_ORIGINS: '网页的来源，例如 https://www.example.com，多个用逗号分隔，不带路径',
  VITE_API_HOST_PROD: 'https://主机',
  VITE_API_HOST_STAGE: 'https://主机',
  VITE_API_HOST_TEST: 'https://主机',
  SHOP_SECRET: '至少 32 个字符的随机密钥',
  SHOP_SECRET_PREVIOUS: '至少 32 个字符的上一个密钥',
  REPLICAS: '进程数，1 到 10000 的整数',
  STORAGE_SHARED: 'yes 或 no',
  SMS_ACCESS_KEY_ID: '阿里云短信的访问密钥编号',
  SMS_ACCESS_KEY_SECRET: '阿里云短信的访问密钥',
  SMS_SIGN_NAME: '已备案的短信签名',
  SMS_TEMPLATE_CODE: '已备案的验证码短信模板编号',
  SMS_LINK_TEMPLATE_CODE: '已备案的重设密码链接短信模板编号',
  SMS_SHIPPED_TEMPLATE_CODE: '已备案的发货通知短信模板编号',
  SMS_ARRIVAL_TEMPLATE_CODE: '已备案的到货提醒短信模板编号',
  SMS_ADDRESS_TEMPLATE_CODE: '已备案的收货地址变更短信模板编号',
  SMS_PRESALE_TEMPLATE_CODE: '已备案的预售变动短信模板编号',
  SMS_RECALL_TEMPLATE_CODE: '已备案的商品召回短信模板编号',
  SMS_MARKETING_TEMPLATE_CODE: '已备案的推广短信模板编号',
  SMTP_URL: 'smtp://用户:密码@主机:端口',
  MAIL_FROM: '发件人地址',
  OIDC_ISSUER: '第三方登录的颁发者地址，例如 https://主机',
  OIDC_CLIENT_ID: '第三方登录的应用编号',
  OIDC_CLIENT_SECRET: '第三方登录的应用密钥',
  OIDC_NAME: '第三方登录的名称，例如 微信',
  ...paymentHints,
  ...socialHints,
  SEAMS_OFF: `逗号分隔的名称（${SEAMS.join('、')}），或 all`,
  ACCESS_LOG: 'off、sampled 或 all',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://主机:4318',
  OTEL_EXPORTER_OTLP_HEADERS: '名称=值，多个用逗号分隔',
  OTEL_SERVICE_NAME: '服务名',
  OTEL_TRACES_SAMPLER_ARG: '0 到 1 的小数',
  LOG_LEVEL: 'fatal、error、warn、info、debug、trace 或 silent',
};
