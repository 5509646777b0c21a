import { readFileSync } from 'node:fs';

/** Variables with secrets: each may be given as `NAME_FILE`, the path of a file with the value, and none is printed. */
export const SECRET_NAMES = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'METRICS_TOKEN',
  'SHOP_SECRET',
  'SHOP_SECRET_PREVIOUS',
  'CARD_SECRET',
  'SMS_ACCESS_KEY_SECRET',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'WECHAT_LOGIN_SECRET',
  'ALIPAY_LOGIN_PRIVATE_KEY',
  'WEIBO_LOGIN_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'ALIPAY_PRIVATE_KEY',
  'WECHAT_PRIVATE_KEY',
  'WECHAT_API_V3_KEY',
  'WECHAT_APP_SECRET',
] as const;

type Variables = Record<string, string | undefined>;

/** Replaces each `NAME_FILE` by the content of its file, without the line end that editors add. */
export function readSecretFiles(given: Variables): { variables: Variables; problems: string[] } {
  const variables = { ...given };
  const problems: string[] = [];
  for (const name of SECRET_NAMES) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) {
      problems.push(
        `配置 ${name} 与 ${name}_FILE 只能写一个，请删除其中一个 · Set ${name} or ${name}_FILE, not both`,
      );
      continue;
    }
    try {
      variables[name] = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
    } catch (error) {
      problems.push(
        `配置 ${name}_FILE 有误：读不出文件 ${path}（${codeOf(error)}） · The file of ${name}_FILE cannot be read`,
      );
    }
  }
  return { variables, problems };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
