export type SendRequest = (
  url: string,
  options: { method: string; headers?: Record<string, string>; body?: string; signal: AbortSignal },
) => Promise<Response>;

const TIMEOUT_MS = 5_000;

/** One call to a provider. Throws when it does not answer in time or answers with an error status. */
export async function callProvider(send: SendRequest, url: string, form?: URLSearchParams): Promise<string> {
  const response = await send(url, {
    method: form ? 'POST' : 'GET',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(form && {
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: form.toString(),
    }),
  });
  if (!response.ok) throw new Error(`the provider answered HTTP ${response.status}`);
  return response.text();
}
