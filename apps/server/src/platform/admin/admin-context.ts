import type { Permission } from '@huarong/core/staff';
import type { Config } from '#platform/config';
import type { Caller } from '#platform/context';
import type { Database, Tx } from '#platform/database';
import type { Log } from '#platform/log';
import type { ImageReader, UploadedFile, UploadedImages } from '#platform/uploads';

/** A session of the admin, as its cookie opened it; or a call with a key, which has none. */
export interface StaffSession {
  sessionId: string;
  staffId: number;
  login: string;
  name: string;
  permissions: ReadonlySet<Permission>;
  /** False: the password was right, the second step is missing. */
  hasSecondFactor: boolean;
  /** The person has proved who they are within five minutes. */
  isProofFresh: boolean;
  /** Of a call with an API key. */
  keyId?: string;
}

interface CommonContext {
  db: Database;
  config: Config;
  log: Log;
  caller: Caller;
  requestId: string;
}

/** What a call of the admin gets. */
export interface AdminContext extends CommonContext {
  staff: StaffSession;
  /** Reads the body of an upload; `implementAdmin` does so before the transaction of a write begins. */
  readImages?: ImageReader;
  readFile?: (maxBytes: number) => Promise<UploadedFile>;
  /** Adds what belongs to the audit entry of this call and is not in its input. */
  note: (more: { approvalId?: number; bulkRunId?: number }) => void;
}

/** What a write gets. A refusal rolls its transaction back. */
export interface AdminWriteContext extends Omit<AdminContext, 'readImages' | 'readFile'> {
  db: Tx;
  /** Of a call whose contract declares `images`. */
  images?: UploadedImages;
  /** Of a call whose contract declares `maxFileBytes`. */
  file?: UploadedFile;
}

/** What a call gets that opens a session: there may be none yet. */
export interface SignInContext extends CommonContext {
  staff: StaffSession | null;
  cookie: SessionCookie;
}

export interface SessionCookie {
  set: (token: string) => void;
  clear: () => void;
}
