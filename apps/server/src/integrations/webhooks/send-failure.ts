/** Why a request got no answer, for staff. */
export class SendFailure extends Error {
  override name = 'SendFailure';
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: '找不到这个网站，请检查地址',
  EAI_AGAIN: '找不到这个网站，请检查地址',
  ECONNREFUSED: '对方没有在这个端口接收',
};
const CERTIFICATE = /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/** Translates an error of the network. */
export function reasonOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof SendFailure) return error.message;
  if (signal.aborted) return '对方没有在 10 秒内答复';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (CERTIFICATE.test(code) ? '对方的证书无效' : '连接中断');
}
