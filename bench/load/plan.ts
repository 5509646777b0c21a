/** What one connection sends repeatedly. `{n}` in path or body is replaced by a unique number. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Plan {
  port: number;
  call: Call;
  connections: number;
  /** Whichever comes first ends the run. */
  maxSeconds: number;
  maxRequests: number;
}

export interface LoadReport {
  seconds: number;
  answered: number;
  p50Ms: number;
  p99Ms: number;
  /** How often each HTTP status came. */
  statuses: Record<string, number>;
}
