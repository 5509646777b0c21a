import { type RefObject, useEffect, useRef } from 'react';
import { draftKey, readDraft, removeDraft, saveDraft } from './saved-draft.ts';

/** `useSavedDraft` for a form whose fields hold their own values: the named fields are saved as they are typed. */
export function useSavedFields(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  fields: readonly string[],
): { discard: () => void } {
  const key = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a form do not change
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    key.current = draftKey(name);
    restoreFields(element, readDraft(key.current), fields);
    const save = () => saveDraft(key.current, valuesOf(element, fields));
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [name]);
  return { discard: () => removeDraft(key.current) };
}

const valuesOf = (form: HTMLFormElement, fields: readonly string[]) =>
  Object.fromEntries([...new FormData(form)].filter(([field]) => fields.includes(field)));

function restoreFields(form: HTMLFormElement, saved: object, fields: readonly string[]): void {
  for (const [field, value] of Object.entries(saved)) {
    if (typeof value !== 'string' || !fields.includes(field)) continue;
    const control = form.elements.namedItem(field);
    if (control instanceof RadioNodeList) checkRadio(control, value);
    else if (control instanceof HTMLElement) setValue(control, value);
  }
}

function checkRadio(radios: RadioNodeList, value: string): void {
  for (const radio of radios) if (radio instanceof HTMLInputElement) radio.checked = radio.value === value;
}

/** Sets the value as typing does: through the element's own setter and with the event, so that React notices. */
function setValue(control: HTMLElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
