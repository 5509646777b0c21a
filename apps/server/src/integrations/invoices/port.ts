import type { InvoiceLine, InvoiceType } from '@huarong/core/invoices';
import type { Fen } from '@huarong/core/shared';

export interface InvoiceParty {
  name: string;
  /** Null for an individual. */
  taxNumber: string | null;
}

/** The invoice to be issued. Amounts of a red invoice are negative. */
export interface InvoiceDocument {
  /** Our own number; a repeated request with the same number issues one invoice. */
  requestNo: string;
  type: InvoiceType;
  /** For a red invoice: the number of the invoice it reverses. */
  reverses: string | null;
  buyer: InvoiceParty;
  seller: InvoiceParty;
  lines: readonly InvoiceLine[];
  taxPercent: number;
  net: Fen;
  tax: Fen;
  total: Fen;
  remark: string;
  issuedAt: Date;
}

export type IssueOutcome =
  | { ok: true; number: string; pdf: Buffer; xml: Buffer }
  /** Refused for good; the reason is shown to the shopper. */
  | { ok: false; reason: string };

/** The service that issues invoices with the tax office. It throws when it is unavailable, and the call is retried. */
export interface InvoiceIssuer {
  issue(document: InvoiceDocument): Promise<IssueOutcome>;
  /** Whether the tax office has an enterprise with this name and tax number. */
  isKnownEnterprise(enterprise: { name: string; taxNumber: string }): Promise<boolean>;
}
