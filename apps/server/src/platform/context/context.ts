import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import type { DocumentReader, PictureReader } from '#platform/uploads';

/** Who is calling, by the headers alone: a cookie never tells. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'guest'; guestId: string; sessionId?: string }
  /** `sessionId` names the session, as the list of devices does; the shop acting for a member has none. */
  | { kind: 'member'; memberId: string; sessionId?: string };

/** Where a call comes from. Hints for limits and risk; none of it says who is calling. */
export interface Caller {
  /** The network address, as far as the configured proxies can be believed. */
  address: string;
  userAgent: string;
  /** A random id this browser gave itself. */
  deviceFingerprint?: string;
  riskControlId?: string;
  idempotencyKey?: string;
}

/** All that a use case may reach for. Built once a request; a test builds its own. */
export interface Context {
  db: Database;
  config: Config;
  actor: Actor;
  caller: Caller;
  log: Log;
  /** Reads the pictures of an upload; there for calls whose body is `multipart`. */
  readPictures?: PictureReader;
  /** The same for one paper, PDF or picture. */
  readDocument?: DocumentReader;
  /** The request as it came; there for calls whose body is `raw`. */
  rawRequest?: { headers: IncomingHttpHeaders; body: Buffer };
}
