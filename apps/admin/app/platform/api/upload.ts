import { methodOf, pathOf, type ReducedResponse, type Route } from '@huarong/contract/kit';

export type Uploaded<Value> =
  | { ok: true; value: Value }
  /** `isTemporary`: the same file may be taken a moment later. */
  | { ok: false; message: string; isTemporary: boolean };

/** Too many requests, a full disk, a server that is busy or restarting. */
const TEMPORARY = new Set([429, 502, 503, 504, 507]);

/** Sends one file to a call that takes uploads. Parameters that the path does not name go into the query. */
export async function uploadFile<Value>(
  route: Route,
  parameters: Record<string, string>,
  file: File,
): Promise<Uploaded<Value>> {
  const body = new FormData();
  body.append('file', file);
  const query = new URLSearchParams(parameters);
  const path = pathOf(route).replace(/\{(\w+)\}/g, (_whole, name: string) => {
    query.delete(name);
    return encodeURIComponent(parameters[name] ?? '');
  });
  try {
    const response = await fetch(query.size > 0 ? `${path}?${query}` : path, {
      method: methodOf(route),
      credentials: 'same-origin',
      headers: { 'idempotency-key': crypto.randomUUID() },
      body,
    });
    const answer = (await response.json()) as ReducedResponse;
    return answer.errorCode === null
      ? { ok: true, value: answer.results as Value }
      : {
          ok: false,
          message: answer.errorMessage ?? '没有上传成功，请重试',
          isTemporary: TEMPORARY.has(response.status),
        };
  } catch {
    return { ok: false, message: '连不上服务器，请检查网络后重试', isTemporary: true };
  }
}
