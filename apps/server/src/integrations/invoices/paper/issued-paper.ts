import type { InvoicePaper } from '../port.ts';

export interface IssuedPaper extends InvoicePaper {
  number: string;
  /** A sample: marked as such wherever it is looked at. */
  isSample: boolean;
}
