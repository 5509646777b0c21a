import { hostname } from 'node:os';
import { resourceFromAttributes } from '@opentelemetry/resources';

export interface TelemetrySettings {
  /** Without a path: `https://collector:4318`. */
  endpoint: string;
  headers: Record<string, string>;
  /** The share of traces that begin here and are sent, 0 to 1. */
  sampleRatio: number;
  serviceName: string;
  release: string;
  role: string;
}

export const resourceOf = ({ serviceName, release, role }: TelemetrySettings) =>
  resourceFromAttributes({
    'service.name': serviceName,
    'service.version': release,
    'service.instance.id': `${hostname()}:${process.pid}`,
    'huarong.role': role,
  });
