import type { Server } from 'node:http';

export interface WebhookEvent {
  id: string;
  topic: string;
  sequence: number;
  createdAt: string;
  data: Record<string, unknown>;
}
export interface Client {
  listUnshipped: (after?: string) => Promise<{ rows: { orderId: string }[]; next: string | null }>;
  order: (orderId: string) => Promise<unknown>;
  ship: (subOrderId: string, parcel: { carrier: string; waybillNo: string }) => Promise<unknown>;
}
export function createClient(settings: { address: string; key: string }): Client;
export function isSigned(given: {
  secret: string;
  signature: string | string[] | undefined;
  body: string;
  /** Seconds since 1970. */
  now?: number;
}): boolean;
export function createReceiver(settings: {
  secretOf: () => string;
  handle: (event: WebhookEvent) => Promise<void>;
  done?: Set<string>;
}): Server;
