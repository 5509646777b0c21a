export { type OpenSpan, startSpan, withChildSpan, withSpan } from './spans.ts';
export { startTelemetry } from './start-telemetry.ts';
export {
  currentTrace,
  parseTraceparent,
  runInTrace,
  type TraceContext,
  traceHeaders,
} from './trace-context.ts';
