import type { InvoiceLine, InvoiceType } from '@huarong/core/invoices';
import type { Fen } from '@huarong/core/shared';

export interface InvoiceParty {
  name: string;
  /** An individual has none. */
  taxNumber: string | null;
}

/** What is to be issued, in our words. Amounts of a red invoice are negative. */
export interface InvoiceDocument {
  /** Ours; asked twice under one number, an issuer issues once. */
  requestNo: string;
  type: InvoiceType;
  /** Red: the number of the invoice it takes back. */
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
  /** It will never issue this one as it is; the reason is for the shopper. */
  | { ok: false; reason: string };

/** Whoever stands between us and the tax office. Away or slow: it throws, and is asked again. */
export interface InvoiceIssuer {
  issue(document: InvoiceDocument): Promise<IssueOutcome>;
  /** Whether the tax office knows an enterprise by this name under this number. */
  knows(enterprise: { name: string; taxNumber: string }): Promise<boolean>;
}
