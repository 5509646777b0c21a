import type { InvoiceDocument } from '../port.ts';

export interface IssuedDocument extends InvoiceDocument {
  number: string;
  /** A sample, marked as such in every file. */
  isSample: boolean;
}
