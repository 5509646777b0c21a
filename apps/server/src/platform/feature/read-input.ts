import type { Body } from '@huarong/contract/kit';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { FastifyRequest } from 'fastify';

type BadShape = { code: 'not-wrapped' } | { code: 'malformed-request' };

/**
 * Merges query, queryBody and path into one object; the path wins, because it names the resource. With the format
 * `plainJson` the body itself may stand for its queryBody.
 */
export function readInput(
  request: Pick<FastifyRequest, 'query' | 'body' | 'params'>,
  format: Body = 'queryBody',
): Result<Record<string, unknown>, BadShape> {
  const body = unwrapBody(request.body, format);
  if (!body.ok) return body;
  return accept({ ...fieldsOf(request.query), ...body.value, ...fieldsOf(request.params) });
}

function unwrapBody(body: unknown, format: Body): Result<object, BadShape> {
  // Only the use case reads raw bytes.
  if (body === undefined || body === null || Buffer.isBuffer(body)) return accept({});
  if (!isPlainObject(body)) return refuse({ code: 'malformed-request' });
  const queryBody = 'queryBody' in body ? body.queryBody : undefined;
  if (queryBody === undefined && format === 'plainJson') return accept(body);
  if (queryBody === undefined)
    return Object.keys(body).length === 0 ? accept({}) : refuse({ code: 'not-wrapped' });
  return isPlainObject(queryBody) ? accept(queryBody) : refuse({ code: 'malformed-request' });
}

const fieldsOf = (value: unknown): object => (isPlainObject(value) ? value : {});

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
