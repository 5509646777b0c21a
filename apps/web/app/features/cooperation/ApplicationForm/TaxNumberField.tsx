import { checkTaxNumber } from '@huarong/core/invoices';
import { Field } from '@huarong/ui';
import { useState } from 'react';

/** Checks the tax number while it is typed. */
export function TaxNumberField({ error }: { error?: string | undefined }) {
  const [typed, setTyped] = useState('');
  const result = typed === '' ? null : checkTaxNumber(typed);
  return (
    <Field
      name="taxNumber"
      label="统一社会信用代码"
      required
      maxLength={20}
      autoCapitalize="characters"
      onChange={(event) => setTyped(event.target.value)}
      error={result?.kind === 'wrong' ? result.text : typed === '' ? error : undefined}
      ok={result?.kind === 'right' ? '校验通过' : undefined}
      hint={result?.kind === 'typing' || result?.kind === 'old' ? result.text : undefined}
    />
  );
}
