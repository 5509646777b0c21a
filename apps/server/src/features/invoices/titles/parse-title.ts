import { isTaxNumber, normaliseTaxNumber } from '@huarong/core/invoices';
import { accept, refuse } from '@huarong/core/shared';
import type { TitleFields } from './titles.queries.ts';

export interface TitleInput {
  kind: 'individual' | 'enterprise';
  title: string;
  taxNumber?: string | undefined;
}

/** The stored form of a title. An individual has no tax number, whatever was typed. */
export function parseTitle({ kind, title, taxNumber }: TitleInput) {
  if (kind === 'individual') return accept<TitleFields>({ kind, title, tax_number: null });
  const number = normaliseTaxNumber(taxNumber ?? '');
  if (!isTaxNumber(number)) return refuse({ code: 'tax-number-wrong' });
  return accept<TitleFields>({ kind, title, tax_number: number });
}
