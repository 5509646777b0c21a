import type { Call } from './plan.ts';

/** The call with its number in place of `{n}`. */
export const numbered = (call: Call, n: number): Call => ({
  ...call,
  path: call.path.replace('{n}', String(n)),
  ...(call.body !== undefined && { body: call.body.replace('{n}', String(n)) }),
});

/** The bytes of a call as HTTP/1.1; written once when nothing in it changes. */
export function requestWriter(call: Call): (n: number) => string {
  if (`${call.path}${call.body}`.includes('{n}')) return (n) => requestText(numbered(call, n));
  const fixed = requestText(call);
  return () => fixed;
}

function requestText({ method, path, headers = {}, body }: Call): string {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', 'connection: keep-alive'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined)
    lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}
