import type { IncomingHttpHeaders } from 'node:http';
import type { Access } from '@huarong/contract/kit';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import type { DocumentReader, ImageReader } from '#platform/uploads';

interface VisitorActor {
  kind: 'visitor';
}
interface GuestActor {
  kind: 'guest';
  guestId: string;
  sessionId?: string;
}
export interface MemberActor {
  kind: 'member';
  memberId: string;
  /** Names the session, as the list of devices does; the shop acting for a member has none. */
  sessionId?: string;
}
export type ShopperActor = GuestActor | MemberActor;
/** Who is calling. Found by the headers alone, never by a cookie. */
export type Actor = VisitorActor | ShopperActor;

/** The actors that an endpoint's access lets through. */
type ActorFor<Who extends Access> = Who extends 'member'
  ? MemberActor
  : Who extends 'shopper'
    ? ShopperActor
    : Actor;

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

/** What a use case may use, built once per request. `Context<'member'>` is what an endpoint with that access gets. */
export interface Context<Who extends Access = Access> {
  db: Database;
  config: Config;
  actor: ActorFor<Who>;
  caller: Caller;
  log: Log;
  /** Reads the pictures of an upload; there for calls whose body is `multipart`. */
  readPictures?: ImageReader;
  /** The same for one paper, PDF or picture. */
  readDocument?: DocumentReader;
  /** The request as it came; there for calls whose body is `raw`. */
  rawRequest?: { headers: IncomingHttpHeaders; body: Buffer };
}
