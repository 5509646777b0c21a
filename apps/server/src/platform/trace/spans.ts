import { currentTrace, runInTrace, type TraceContext } from './trace-context.ts';

export type SpanKind = 'server' | 'client' | 'consumer';
export type SpanAttributes = Record<string, string | number>;

export interface OpenSpan {
  trace: TraceContext;
  end(outcome?: { name?: string; attributes?: SpanAttributes; isError?: boolean }): void;
}

/** Starts spans; present only where traces are exported. */
export type Tracer = (span: {
  name: string;
  kind: SpanKind;
  parent: TraceContext | undefined;
  attributes: SpanAttributes;
}) => OpenSpan;

let tracer: Tracer | null = null;

/** Once at start: the traces of a process go to one place. */
export function useTracer(chosen: Tracer | null): void {
  tracer = chosen;
}

/** Null while no traces are exported. */
export const startSpan = (
  name: string,
  kind: SpanKind,
  {
    parent = currentTrace(),
    attributes = {},
  }: { parent?: TraceContext | undefined; attributes?: SpanAttributes } = {},
): OpenSpan | null => tracer?.({ name, kind, parent, attributes }) ?? null;

/** Runs work in a span of its own; without a tracer only the work is run. */
export async function withSpan<Value>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  run: () => Promise<Value>,
): Promise<Value> {
  const span = startSpan(name, kind, { attributes });
  if (!span) return run();
  try {
    const value = await runInTrace(span.trace, run);
    span.end();
    return value;
  } catch (error) {
    span.end({ isError: true });
    throw error;
  }
}

/** The same for a call within a request or job; what belongs to no trace, such as polling, gets no span. */
export const withChildSpan = <Value>(
  name: () => string,
  attributes: SpanAttributes,
  run: () => Promise<Value>,
): Promise<Value> => (tracer && currentTrace() ? withSpan(name(), 'client', attributes, run) : run());
