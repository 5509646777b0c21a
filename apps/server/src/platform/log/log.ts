import { hostname } from 'node:os';
import { type Logger, pino } from 'pino';
import { currentTrace } from '#platform/trace';

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

/** Lines name the machine, the process and, where given, its release, so that those of several replicas can be mixed. */
export const createLog = (
  level: string,
  destination?: { write(line: string): void },
  { release }: { release?: string } = {},
): Log =>
  pino(
    {
      level,
      base: { host: hostname(), pid: process.pid, ...(release !== undefined && { release }) },
      mixin: () => {
        const trace = currentTrace();
        return trace ? { traceId: trace.traceId } : {};
      },
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
