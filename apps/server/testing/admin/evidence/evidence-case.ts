import type { ReturnAdmin } from '../../../src/features/returns/admin/testing/open-return-admin.ts';
import type { StaffBrowser } from '../../open-admin.ts';

/** A shop with people of several roles at work. */
export interface EvidenceShop extends ReturnAdmin {
  owner: StaffBrowser;
  service: StaffBrowser;
  warehouse: StaffBrowser;
  finance: StaffBrowser;
}

export interface EvidenceCase {
  /** Who calls; the owner unless said. */
  by?: StaffBrowser;
  /** What the call does without a refusal. */
  input: object;
  /** What the use case refuses. Null: it declares nothing that could be refused. */
  refused: object | null;
  /** The file of a multipart call. */
  file?: Buffer;
  /** A file that is refused, where the input alone is not. */
  refusedFile?: Buffer;
}

/** Brings the shop into the state that a call needs, and says how to call it. */
export type PrepareCase = (shop: EvidenceShop) => Promise<EvidenceCase> | EvidenceCase;

export const REASON = '顾客来电要求';
export const MISSING_ORDER = '202600000000000000';
