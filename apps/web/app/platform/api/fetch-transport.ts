import { pathParametersOf, toHttpRequest } from '@huarong/contract/kit';
import type { ApiTransport } from './create-api.ts';
import type { Request, RequestOptions } from './ports.ts';

/** Sends typed calls with fetch. An input with a file is sent as a multipart form, all others in queryBody. */
export function createFetchTransport(
  request: Request,
  defaults: Pick<RequestOptions, 'quiet' | 'isForLoader'> = {},
): ApiTransport {
  return (route, input, callOptions) => {
    const options = { ...defaults, ...callOptions };
    const { method, url, body } = toHttpRequest(route, input);
    if (!Object.values(input).some(containsFile))
      return request({ method, url, ...(body && { queryBody: body.queryBody }), ...options });

    const pathParameters = pathParametersOf(route);
    const fields = Object.entries(input).filter(([name]) => !pathParameters.includes(name));
    return request({ method, url, rawBody: toFormData(fields), isUpload: true, ...options });
  };
}

const containsFile = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(containsFile) : value instanceof Blob;

function toFormData(fields: [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields)
    for (const part of Array.isArray(value) ? value : [value])
      if (part !== undefined && part !== null) form.append(name, part instanceof Blob ? part : String(part));
  return form;
}
