import { z } from 'zod';
import { type Contract, type Endpoint, methodOf, pathOf, pathParametersOf } from './endpoint.ts';
import { errorCodes } from './error-codes/index.ts';

/** The whole API as an OpenAPI 3.1 document, derived from the contracts. */
export function openapi(contracts: Record<string, Contract>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, contract] of Object.entries(contracts)) {
    for (const [operationId, declared] of Object.entries(contract)) {
      const path = pathOf(declared.route);
      paths[path] = {
        ...paths[path],
        [methodOf(declared.route).toLowerCase()]: operation(tag, operationId, declared),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: '花容 HUARONG API', version: '1' },
    paths,
    components: { securitySchemes },
  };
}

const securitySchemes = {
  member: { type: 'apiKey', in: 'header', name: 'Token' },
  guest: { type: 'apiKey', in: 'header', name: 'guestToken' },
  staff: { type: 'apiKey', in: 'cookie', name: 'huarong-admin' },
};
const securityOf = {
  anyone: [],
  provider: [],
  member: [{ member: [] }],
  shopper: [{ member: [] }, { guest: [] }],
  staff: [{ staff: [] }],
} as const;

function operation(tag: string, operationId: string, declared: Endpoint) {
  const input = z.toJSONSchema(declared.input, { io: 'input', unrepresentable: 'any' });
  return {
    operationId: `${tag}.${operationId}`,
    tags: [tag],
    summary: declared.summary,
    security: securityOf[declared.access],
    parameters: parametersOf(declared, input),
    ...requestBodyOf(declared, input),
    responses: {
      200: { description: refusalNote(declared.refusals), ...json(envelopeOf(declared.output)) },
    },
  };
}

type JsonSchema = { $schema?: string; properties?: Record<string, unknown>; required?: string[] };

function parametersOf(declared: Endpoint, input: JsonSchema) {
  const inPath = pathParametersOf(declared.route);
  const properties = input.properties ?? {};
  const inQuery = isBodyless(declared)
    ? Object.keys(properties).filter((name) => !inPath.includes(name))
    : [];
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? {} })),
    ...inQuery.map((name) => ({
      name,
      in: 'query',
      required: input.required?.includes(name) ?? false,
      schema: properties[name],
    })),
    ...(declared.takesIdempotencyKey
      ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }]
      : []),
  ];
}

function requestBodyOf(declared: Endpoint, input: JsonSchema) {
  if (isBodyless(declared)) return {};
  if (declared.body === 'raw') return { requestBody: { content: { '*/*': {} } } };
  if (declared.body === 'multipart') return { requestBody: { content: { 'multipart/form-data': {} } } };
  const { $schema: _dialect, ...schema } = input;
  const body = declared.body === 'plainJson' ? schema : { type: 'object', properties: { queryBody: schema } };
  return { requestBody: { content: { 'application/json': { schema: body } } } };
}

const isBodyless = (declared: Endpoint) => ['GET', 'DELETE'].includes(methodOf(declared.route));
const json = (schema: z.ZodType) => ({
  content: {
    'application/json': { schema: z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) },
  },
});
const envelopeOf = (output: z.ZodType) =>
  z.object({
    status: z.int(),
    results: output.nullable(),
    errorCode: z.string().nullable(),
    errorMessage: z.string().nullable(),
    dataResult: z.unknown(),
  });
const refusalNote = (names: Endpoint['refusals']) =>
  names.length > 0
    ? `May refuse with ${names.map((name) => `${errorCodes[name].code} ${errorCodes[name].message}`).join('; ')}`
    : 'Refuses only for the reasons every call may give.';
