import type { FastifyInstance } from 'fastify';

/** Calls the provider inside the process, because the shop may not listen yet or listens on another address. */
export const inProcessFetch =
  (app: FastifyInstance) =>
  async (
    url: string,
    { method, headers, body }: { method: string; headers: Record<string, string>; body?: unknown },
  ): Promise<Response> => {
    const { pathname, search, host } = new URL(url);
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: { ...headers, host },
      ...(body !== undefined && body !== null && { payload: String(body) }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
    });
  };
