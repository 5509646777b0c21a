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
  /** The id of the session, shown in the list of devices; absent when the shop acts for a member. */
  sessionId?: string;
}
export type ShopperActor = GuestActor | MemberActor;
/** Who is calling. Read from the headers alone, never from a cookie. */
export type Actor = VisitorActor | ShopperActor;

/** The actors that an endpoint's access lets through. */
type ActorFor<Who extends Access> = Who extends 'member'
  ? MemberActor
  : Who extends 'shopper'
    ? ShopperActor
    : Actor;

/** Where a call comes from. Used for rate limits and risk checks; it does not identify the caller. */
export interface Caller {
  /** The network address, as reported by the trusted proxies. */
  address: string;
  userAgent: string;
  /** A random id that the browser generated for itself. */
  deviceFingerprint?: string;
  riskControlId?: string;
  idempotencyKey?: string;
}

/** What a use case may use, built once per request. `Context<'member'>` is what an endpoint with that access gets. */
export type Context<Who extends Access = Access> = ContextOf<ActorFor<Who>>;

/** What an endpoint with a `multipart` body gets. */
export type UploadContext<Who extends Access = Access> = Context<Who> & UploadReaders;

interface UploadReaders {
  /** Reads the images of an upload. */
  readImages: ImageReader;
  /** Reads one document of an upload, a PDF or an image. */
  readDocument: DocumentReader;
}

interface ContextOf<Who extends Actor> extends Partial<UploadReaders> {
  db: Database;
  config: Config;
  actor: Who;
  caller: Caller;
  log: Log;
  /** The unparsed request; present for calls whose body is `raw`. */
  rawRequest?: { headers: IncomingHttpHeaders; body: Buffer };
}
