import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useAction } from '../../../platform/actions/use-action.ts';
import { withoutErrors } from '../../../platform/forms/without-errors.ts';

/** Error texts by field name; `form` is for the whole form. */
export type FormErrors = Record<string, string>;
export type FormValues = Record<string, string>;

/** Reads the current field values: a password manager may have filled them before hydration. */
export const readForm = (form: HTMLFormElement | null): FormValues =>
  form ? Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])) : {};

export interface FormState {
  ref: RefObject<HTMLFormElement | null>;
  errors: FormErrors;
  isSending: boolean;
  setErrors: (errors: FormErrors) => void;
  onSubmit: (event: FormEvent) => Promise<void>;
}

/** A form whose `send` returns the errors. Focuses the first invalid field. */
export function useForm(send: (values: FormValues) => Promise<FormErrors>): FormState {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, showErrors] = useState<FormErrors>({});
  const areErrorsNew = useRef(false);
  const setErrors = (found: FormErrors) => {
    areErrorsNew.current = true;
    showErrors(found);
  };
  const [isSending, submit] = useAction(async () => setErrors(await send(readForm(ref.current))));

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    await submit();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new errors move the focus
  useEffect(() => {
    if (!areErrorsNew.current) return;
    areErrorsNew.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  // An error is about what was typed before: it goes as soon as its field changes.
  useEffect(() => {
    const element = ref.current;
    const onInput = ({ target }: Event) => {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name) showErrors((before) => withoutErrors(before, name));
    };
    element?.addEventListener('input', onInput);
    return () => element?.removeEventListener('input', onInput);
  }, []);

  return { ref, errors, isSending, setErrors, onSubmit };
}
