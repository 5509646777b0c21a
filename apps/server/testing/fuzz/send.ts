import type { FastifyInstance, InjectOptions } from 'fastify';
import type { FuzzRequest } from './fuzz-request.ts';

export interface FuzzResponse {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
  tookMs: number;
}

const TIMEOUT_MS = 15_000;

/** Sends one request; a missing answer is reported like a late one. */
export async function send(app: FastifyInstance, request: FuzzRequest): Promise<FuzzResponse> {
  const { method, url, headers, payload } = request;
  const startedAt = performance.now();
  const timer = Promise.withResolvers<never>();
  const timeout = setTimeout(() => timer.reject(new Error('no answer at all')), TIMEOUT_MS);
  try {
    const options = { method, url, headers, ...(payload !== undefined && { payload }) } as InjectOptions;
    const answer = await Promise.race([app.inject(options), timer.promise]);
    return {
      status: answer.statusCode,
      headers: answer.headers as FuzzResponse['headers'],
      body: answer.body,
      tookMs: performance.now() - startedAt,
    };
  } finally {
    clearTimeout(timeout);
  }
}
