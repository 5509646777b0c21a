import type { FastifyInstance } from 'fastify';

/** A browser as far as the other house needs one: it keeps cookies and follows the way until it leads back to us. */
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
    // A page with people on it: one of them says yes.
    else if (pathname.includes('/interaction/')) form = `sub=${sub}`;
    else throw new Error(`the house ended with ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
    if (pathname.startsWith('/login/')) return Object.fromEntries(new URLSearchParams(search));
  }
  throw new Error('the house leads in circles');
}
