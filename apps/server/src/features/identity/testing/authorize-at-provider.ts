import type { FastifyInstance } from 'fastify';

/** Acts as a browser at the identity provider: keeps cookies and follows redirects until the callback. */
export async function authorizeAtProvider(app: FastifyInstance, authorizeUrl: string, sub: string) {
  const cookies = new Map<string, string>();
  let { pathname, search, host } = new URL(authorizeUrl);
  let form: string | undefined;
  for (let steps = 0; steps < 10; steps++) {
    const answer = await app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url: `${pathname}${search}`,
      headers: {
        host,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { payload: form }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    const { location } = answer.headers;
    form = undefined;
    if (location) ({ pathname, search, host } = new URL(location, `http://${host}`));
    // The account page: choose one account.
    else if (pathname.includes('/interaction/')) form = `sub=${sub}`;
    else
      throw new Error(`the identity provider ended with ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
    if (pathname.startsWith('/login/')) return Object.fromEntries(new URLSearchParams(search));
  }
  throw new Error('the identity provider redirects in a loop');
}

/** The text of the page where the account is chosen. */
export async function openAccountPage(app: FastifyInstance, authorizeUrl: string): Promise<string> {
  const { pathname, search, host } = new URL(authorizeUrl);
  const first = await app.inject({ url: `${pathname}${search}`, headers: { host } });
  return (await app.inject({ url: String(first.headers.location), headers: { host } })).body;
}
