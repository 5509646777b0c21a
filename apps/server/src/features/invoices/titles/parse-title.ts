import { isTaxNumber, tidyTaxNumber } from '@huarong/core/invoices';
import { accept, refuse } from '@huarong/core/shared';
import type { TitleFields } from './titles.queries.ts';

export interface TitleInput {
  kind: 'individual' | 'enterprise';
  title: string;
  taxNumber?: string | undefined;
}

/** A title as it is kept. An individual has no number, whatever was typed before the kind was changed. */
export function parseTitle({ kind, title, taxNumber }: TitleInput) {
  if (kind === 'individual') return accept<TitleFields>({ kind, title, tax_number: null });
  const number = tidyTaxNumber(taxNumber ?? '');
  if (!isTaxNumber(number)) return refuse({ code: 'tax-number-wrong' });
  return accept<TitleFields>({ kind, title, tax_number: number });
}
