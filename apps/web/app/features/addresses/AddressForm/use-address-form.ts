import type { Address } from '@huarong/contract/addresses';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../platform/actions/use-action.ts';
import { withoutErrors } from '../../../platform/forms/without-errors.ts';
import { type AddressDraft, createDraft, draftProblems } from './address-draft.ts';

export type DraftProblems = Partial<Record<keyof AddressDraft, string>>;

/** State of the address form; `onSave` runs once the draft has no problems and returns the error text when refused. */
export function useAddressForm(
  address: Address | undefined,
  onSave: (draft: AddressDraft) => Promise<string | null>,
) {
  const [draft, setDraft] = useState<AddressDraft>(() => createDraft(address));
  const [problems, setProblems] = useState<DraftProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  const [isSaving, send] = useAction(async () => {
    setRefusal(await onSave(draft));
  });
  function updateDraft(change: Partial<AddressDraft>) {
    setDraft((before) => ({ ...before, ...change }));
    setProblems((before) => Object.keys(change).reduce(withoutErrors, before));
    setRefusal(null);
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    const found = draftProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    await send();
  }
  return {
    draft,
    updateDraft,
    problems,
    refusal,
    isSaving,
    save,
  };
}
