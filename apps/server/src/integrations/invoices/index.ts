import type { Config } from '#platform/config';
import { noIssuer } from './no-issuer.ts';
import type { InvoiceIssuer } from './port.ts';
import { sandboxIssuer } from './sandbox.ts';

export type { InvoiceDocument, InvoiceIssuer, IssueOutcome } from './port.ts';
export { sandboxIssuer } from './sandbox.ts';

export const openIssuer = ({ mode }: Pick<Config, 'mode'>): InvoiceIssuer =>
  mode === 'demo' ? sandboxIssuer : noIssuer;
