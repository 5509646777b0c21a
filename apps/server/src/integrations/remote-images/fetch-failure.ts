/** Why an image could not be fetched, for the merchant. A temporary failure is worth another try later. */
export class FetchFailure extends Error {
  override name = 'FetchFailure';
  readonly isTemporary: boolean;
  constructor(reason: string, { isTemporary = false }: { isTemporary?: boolean } = {}) {
    super(reason);
    this.isTemporary = isTemporary;
  }
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'EADDRNOTAVAIL',
]);
const CERTIFICATE = /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/** Translates an error of the network. */
export function failureOf(error: unknown, signal: AbortSignal): FetchFailure {
  if (error instanceof FetchFailure) return error;
  if (signal.aborted) return new FetchFailure('下载太慢，超过了时间限制', { isTemporary: true });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND') return new FetchFailure('找不到这个网站，请检查地址');
  if (CERTIFICATE.test(code)) return new FetchFailure('对方网站的证书无效');
  return UNREACHABLE.has(code)
    ? new FetchFailure('连不上对方网站', { isTemporary: true })
    : new FetchFailure('下载中断', { isTemporary: true });
}
