import { methodOf, pathOf, type ReducedResponse, type Route } from '@huarong/contract/kit';

export type Uploaded<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Sends one file to a call that takes uploads. */
export async function uploadFile<Value>(
  route: Route,
  parameters: Record<string, string>,
  file: File,
): Promise<Uploaded<Value>> {
  const body = new FormData();
  body.append('file', file);
  const url = pathOf(route).replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  try {
    const response = await fetch(url, {
      method: methodOf(route),
      credentials: 'same-origin',
      headers: { 'idempotency-key': crypto.randomUUID() },
      body,
    });
    const answer = (await response.json()) as ReducedResponse;
    return answer.errorCode === null
      ? { ok: true, value: answer.results as Value }
      : { ok: false, message: answer.errorMessage ?? '没有上传成功，请重试' };
  } catch {
    return { ok: false, message: '连不上服务器，请检查网络后重试' };
  }
}
