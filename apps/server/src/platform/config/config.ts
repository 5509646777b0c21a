import { join } from 'node:path';
import { keysOf } from '@huarong/core/shared';
import { Environment, type EnvironmentRead, hints } from './environment.ts';
import { need, paymentOf } from './payment-environment.ts';
import { problemsOf } from './problems.ts';
import { readRelease } from './release.ts';
import { readSecretFiles, SECRET_NAMES } from './secret-files.ts';
import { socialOf } from './social-environment.ts';

export type Config = ReturnType<typeof toConfig>;
export type ConfigOutcome = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Reads the environment once. Every problem is one line that says what to change. */
export function readConfig(environment: Record<string, string | undefined>): ConfigOutcome {
  const { variables, problems: fileProblems } = readSecretFiles(withoutEmpty(environment));
  if (fileProblems.length > 0) return { ok: false, problems: fileProblems };
  const given = withoutEmpty(variables);
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
    const names = keysOf(hints).filter((name) => wrong.has(name));
    return {
      ok: false,
      problems: names.map((name) =>
        given[name] === undefined
          ? `配置 ${name} 缺失：请写明 ${hints[name]} · ${name} is missing`
          : `配置 ${name} 有误：应为${hints[name]}，现在是 ${displayValue(name, given[name])}`,
      ),
    };
  }
  const problems = problemsOf(parsed.data);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config: toConfig(parsed.data) };
}

const withoutEmpty = (variables: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));

/** Shows the wrong value to help find the mistake, unless it is a secret. */
const displayValue = (name: string, value: string | undefined) =>
  SECRET_NAMES.some((secret) => secret === name) ? '（不显示）' : JSON.stringify(value);

const storageOf = (env: EnvironmentRead) =>
  env.STORAGE === 'local'
    ? { kind: 'local' as const, folder: join(env.DATA_DIR, 'storage') }
    : {
        kind: 's3' as const,
        endpoint: need(env, 'S3_ENDPOINT'),
        region: env.S3_REGION,
        bucket: need(env, 'S3_BUCKET'),
        accessKeyId: need(env, 'S3_ACCESS_KEY_ID'),
        secretAccessKey: need(env, 'S3_SECRET_ACCESS_KEY'),
      };

/** A demo needs no secret: its outbox page shows every code. */
const DEMO_SECRET = 'huarong-demo-secret-that-guards-nothing';
const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: EnvironmentRead) =>
  PUBLIC_URL ?? `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`;

const identityOf = (env: EnvironmentRead) => ({
  publicUrl: publicUrlOf(env),
  /** Encrypts and signs everything new. */
  secret: env.SHOP_SECRET ?? DEMO_SECRET,
  /** Decrypts and verifies: the current secret first, then the previous one while it is being replaced. */
  acceptedSecrets: [env.SHOP_SECRET ?? DEMO_SECRET, env.SHOP_SECRET_PREVIOUS].filter(
    (secret) => secret !== undefined,
  ),
  sms:
    env.SHOP_MODE === 'demo'
      ? null
      : {
          accessKeyId: need(env, 'SMS_ACCESS_KEY_ID'),
          accessKeySecret: need(env, 'SMS_ACCESS_KEY_SECRET'),
          signName: need(env, 'SMS_SIGN_NAME'),
          templateCodes: {
            code: need(env, 'SMS_TEMPLATE_CODE'),
            link: need(env, 'SMS_LINK_TEMPLATE_CODE'),
            shipped: need(env, 'SMS_SHIPPED_TEMPLATE_CODE'),
            arrival: need(env, 'SMS_ARRIVAL_TEMPLATE_CODE'),
            // Optional: without it guests get no SMS about a changed address.
            address: env.SMS_ADDRESS_TEMPLATE_CODE ?? '',
            // Optional: without it guests get no SMS about a changed presale.
            presale: env.SMS_PRESALE_TEMPLATE_CODE ?? '',
            recall: env.SMS_RECALL_TEMPLATE_CODE ?? '',
            // Optional: not every shop sends marketing messages.
            marketing: env.SMS_MARKETING_TEMPLATE_CODE ?? '',
          },
        },
  mail: env.SHOP_MODE === 'demo' ? null : { url: need(env, 'SMTP_URL'), from: need(env, 'MAIL_FROM') },
  oidc: env.OIDC_ISSUER
    ? {
        name: need(env, 'OIDC_NAME'),
        issuer: env.OIDC_ISSUER,
        clientId: need(env, 'OIDC_CLIENT_ID'),
        clientSecret: need(env, 'OIDC_CLIENT_SECRET'),
      }
    : null,
  social: socialOf(env),
});

const telemetryOf = (env: EnvironmentRead) =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: Object.fromEntries(
          (env.OTEL_EXPORTER_OTLP_HEADERS ?? '')
            .split(',')
            .filter((pair) => pair.includes('='))
            .map((pair) => [
              pair.slice(0, pair.indexOf('=')).trim(),
              pair.slice(pair.indexOf('=') + 1).trim(),
            ]),
        ) as Record<string, string>,
        serviceName: env.OTEL_SERVICE_NAME,
        sampleRatio: env.OTEL_TRACES_SAMPLER_ARG,
        release: readRelease(),
        role: env.SHOP_ROLE,
      };

const MEGABYTE = 2 ** 20;

const isAdminOn = ({ ADMIN, ADMIN_URL, SHOP_MODE }: EnvironmentRead): boolean =>
  ADMIN === undefined ? SHOP_MODE === 'demo' || ADMIN_URL !== undefined : ADMIN === 'on';

const adminPortOf = ({ PORT, ADMIN_PORT }: EnvironmentRead): number =>
  ADMIN_PORT ?? (PORT === 0 ? 0 : PORT + 1);

/** A demo has no load balancer that needs time. */
const graceOf = ({ DRAIN_GRACE_MS, SHOP_MODE }: EnvironmentRead): number =>
  DRAIN_GRACE_MS ?? (SHOP_MODE === 'live' ? 5_000 : 0);

const toConfig = (env: EnvironmentRead) => ({
  hasAdmin: isAdminOn(env),
  adminPort: adminPortOf(env),
  adminUrl: env.ADMIN_URL ?? `http://localhost:${adminPortOf(env)}`,
  adminNetworks: env.ADMIN_ALLOW ?? null,
  port: env.PORT,
  host: env.HOST,
  dataDir: env.DATA_DIR,
  databaseUrl: env.DATABASE_URL,
  databasePool: env.DATABASE_POOL,
  databaseReadUrl: env.DATABASE_READ_URL,
  databaseReadLagMs: env.DATABASE_READ_LAG_MS,
  redisUrl: env.REDIS_URL ?? null,
  mode: env.SHOP_MODE,
  role: env.SHOP_ROLE,
  release: readRelease(),
  analytics: {
    dayBytes: env.ANALYTICS_DAY_MB * MEGABYTE,
    totalBytes: env.ANALYTICS_TOTAL_MB * MEGABYTE,
  },
  metrics: {
    port: env.METRICS_PORT ?? null,
    host: env.METRICS_HOST,
    token: env.METRICS_TOKEN ?? null,
    // A live shop shows its figures only where the settings say so.
    isPublic: env.SHOP_MODE === 'demo' && env.METRICS_PORT === undefined && env.METRICS_TOKEN === undefined,
  },
  drain: { graceMs: graceOf(env), limitMs: env.DRAIN_LIMIT_MS },
  publishesOpenapi: env.OPENAPI === undefined ? env.SHOP_MODE === 'demo' : env.OPENAPI === 'on',
  demoProducts: env.SHOP_PRODUCTS,
  prerendersImages: env.SHOP_DRAW_AHEAD === 'on',
  hasLimits: env.SHOP_LIMITS === 'on',
  isUnderMaintenance: env.SHOP_MAINTENANCE === 'on',
  trustProxy: env.TRUST_PROXY ?? null,
  webOrigins: env.WEB_ORIGINS ?? [],
  apiOrigins: [env.VITE_API_HOST_PROD, env.VITE_API_HOST_STAGE, env.VITE_API_HOST_TEST].flatMap((host) =>
    host === undefined ? [] : [new URL(host).origin],
  ),
  storage: storageOf(env),
  ...identityOf(env),
  ...paymentOf(env),
  seamsOff: env.SEAMS_OFF,
  logLevel: env.LOG_LEVEL,
  accessLog: env.ACCESS_LOG ?? (env.SHOP_MODE === 'live' ? ('sampled' as const) : ('off' as const)),
  telemetry: telemetryOf(env),
});
