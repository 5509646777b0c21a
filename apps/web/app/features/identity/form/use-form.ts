import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What is wrong, by the name of the field; `form` is about all of it. */
export type FormErrors = Record<string, string>;
export type FormValues = Record<string, string>;

/** Fields as they stand: a password manager or a hasty shopper may have filled them before the page was alive. */
export const readForm = (form: HTMLFormElement | null): FormValues =>
  form ? Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])) : {};

export interface FormState {
  ref: RefObject<HTMLFormElement | null>;
  errors: FormErrors;
  isSending: boolean;
  setErrors: (errors: FormErrors) => void;
  onSubmit: (event: FormEvent) => Promise<void>;
}

/** A form whose `send` gives back what is wrong. The first field that is wrong gets the focus. */
export function useForm(send: (values: FormValues) => Promise<FormErrors>): FormState {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isSending, setIsSending] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setErrors(await send(readForm(ref.current)));
    setIsSending(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only news moves the focus
  useEffect(() => ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors]);

  return { ref, errors, isSending, setErrors, onSubmit };
}
