import { AsyncLocalStorage } from 'node:async_hooks';

/** Where we are in a trace of W3C Trace Context. */
export interface TraceContext {
  /** 32 hexadecimal digits, the same in all services that a request passes. */
  traceId: string;
  /** The span that calls us, or our own. */
  spanId: string;
  isSampled: boolean;
}

const storage = new AsyncLocalStorage<TraceContext>();

/** Of the request or job that runs now; undefined when it belongs to no trace. */
export const currentTrace = (): TraceContext | undefined => storage.getStore();

export const runInTrace = <Value>(trace: TraceContext, run: () => Value): Value => storage.run(trace, run);

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;
const ZEROS = /^0+$/;

/** Reads the header of the caller; undefined when it is not valid, as if it were absent. */
export function parseTraceparent(header: unknown): TraceContext | undefined {
  if (typeof header !== 'string' || header.startsWith('ff')) return undefined;
  const [, traceId = '', spanId = '', flags = '0'] = TRACEPARENT.exec(header) ?? [];
  if (traceId === '' || ZEROS.test(traceId) || ZEROS.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** The header for a call to another service, so that its trace is ours. */
export function traceHeaders(): Record<string, string> {
  const trace = currentTrace();
  if (!trace) return {};
  return { traceparent: `00-${trace.traceId}-${trace.spanId}-${trace.isSampled ? '01' : '00'}` };
}
