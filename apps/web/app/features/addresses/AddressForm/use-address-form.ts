import type { Address } from '@huarong/contract/addresses';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../platform/actions/use-action.ts';
import { draftKey, removeDraft } from '../../../platform/forms/saved-draft.ts';
import { useSavedDraft } from '../../../platform/forms/use-saved-draft.ts';
import { type AddressDraft, createDraft, draftProblems } from './address-draft.ts';
import { draftFromPasted } from './pasted-draft.ts';
import { usePastedAddress } from './use-pasted-address.ts';

export type DraftProblems = Partial<Record<keyof AddressDraft, string>>;

/** State of the address form; `onSave` runs once the draft has no problems and returns the error text when refused. */
export function useAddressForm(
  address: Address | undefined,
  onSave: (draft: AddressDraft) => Promise<string | null>,
) {
  const { draft, update, discard } = useSavedDraft<AddressDraft>(
    draftName(address?.addrId),
    createDraft(address),
  );
  const [problems, setProblems] = useState<DraftProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  const [isSaving, send] = useAction(async () => {
    const problem = await onSave(draft);
    if (problem === null) discard();
    setRefusal(problem);
  });
  async function save(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    const found = draftProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    await send();
  }
  function updateDraft(change: Partial<AddressDraft>) {
    update(change);
    setProblems((before) =>
      onlyKeys(
        before,
        Object.keys(before).filter((key) => !(key in change)),
      ),
    );
    setRefusal(null);
  }
  const paste = usePastedAddress((parsed) => {
    const pasted = draftFromPasted(parsed);
    updateDraft(pasted);
    // A detail that is too long is shown at once; what is missing is asked beside the text.
    const filled = Object.entries(pasted).flatMap(([key, value]) => (value === '' ? [] : [key]));
    setProblems(onlyKeys(draftProblems({ ...createDraft(), ...pasted }), filled));
  });
  return {
    draft,
    updateDraft,
    paste,
    problems,
    refusal,
    isSaving,
    save,
  };
}

const draftName = (addrId: string | undefined) => `address:${addrId ?? 'new'}`;

/** Whoever closes the form without saving does not want the draft back. */
export const discardAddressDraft = (address?: Pick<Address, 'addrId'> | undefined): void =>
  removeDraft(draftKey(draftName(address?.addrId)));

const onlyKeys = (problems: DraftProblems, keys: readonly string[]): DraftProblems =>
  Object.fromEntries(Object.entries(problems).filter(([key]) => keys.includes(key)));
