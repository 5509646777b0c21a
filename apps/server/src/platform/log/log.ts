import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Field names that may hold a secret. Pino redacts them at the top level and two levels down. */
const SECRETS = [
  'token',
  'guestToken',
  'guesttoken',
  'password',
  'smsCode',
  'valiCode',
  'rToken',
  'cookie',
  'authorization',
  'pin',
  'cardNo',
];

export const createLog = (level: string, destination?: { write(line: string): void }): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[已隐去]' },
      serializers: { err: pino.stdSerializers.err, req: requestLine },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );

/** Method and path only: queries carry keywords and mobile numbers, headers carry tokens. */
const requestLine = (request: { method: string; url: string }) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
});

/** `13800001234` → `138****1234` */
export const maskMobile = (mobile: string) => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
