import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { type Tracer, useTracer } from './spans.ts';
import { resourceOf, type TelemetrySettings } from './telemetry-settings.ts';
import type { TraceContext } from './trace-context.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/**
 * Sends the spans of this process by OTLP/HTTP. Loaded only where an endpoint is set: the libraries cost memory and start
 * time that other shops need not pay. Returns what sends the rest at the end.
 */
export function exportTraces(settings: TelemetrySettings): () => Promise<void> {
  const provider = new BasicTracerProvider({
    resource: resourceOf(settings),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.sampleRatio) }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${settings.endpoint}/v1/traces`, headers: settings.headers }),
      ),
    ],
  });
  useTracer(createTracer(provider.getTracer('huarong')));
  return async () => {
    useTracer(null);
    await provider.shutdown();
  };
}

const createTracer =
  (tracer: ReturnType<BasicTracerProvider['getTracer']>): Tracer =>
  ({ name, kind, parent, attributes }) => {
    const span = tracer.startSpan(
      name,
      { kind: KINDS[kind], attributes },
      parent ? trace.setSpanContext(ROOT_CONTEXT, contextOf(parent)) : ROOT_CONTEXT,
    );
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      trace: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
      end({ name: finalName, attributes: more = {}, isError = false } = {}) {
        if (finalName !== undefined) span.updateName(finalName);
        span.setAttributes(more);
        if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };

const contextOf = ({ traceId, spanId, isSampled }: TraceContext) => ({
  traceId,
  spanId,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
});
