import type { ReactNode } from 'react';

/** Messages under a field, one at a time: an error hides the rest, an ok hides the hint. */
export interface FieldNotes {
  /** Help before anything is typed. */
  hint?: ReactNode | undefined;
  /** What is wrong and what to do about it. */
  error?: ReactNode | undefined;
  /** Confirms that the value was checked and is valid. */
  ok?: ReactNode | undefined;
}

export interface FieldMessage {
  kind: 'error' | 'ok' | 'hint';
  text: ReactNode;
}

export function fieldMessage({ hint, error, ok }: FieldNotes): FieldMessage | null {
  if (error) return { kind: 'error', text: error };
  if (ok) return { kind: 'ok', text: ok };
  return hint ? { kind: 'hint', text: hint } : null;
}

/** The attributes that connect a control to its label and its message. */
export function fieldWiring(id: string, message: FieldMessage | null, counted = false) {
  const described = [message && `${id}-message`, counted && `${id}-count`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': message?.kind === 'error' || undefined,
  };
}
