import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
}

/** A labelled input with its hint and its error. */
export function TextField({
  label,
  hint,
  error,
  isOptional = false,
  className = 'inp',
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  const described = describedBy(id, hint, error);
  return (
    <div className="field">
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      <input
        id={id}
        className={error ? `${className} is-err` : className}
        aria-invalid={error !== undefined}
        aria-describedby={described}
        {...input}
      />
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  isOptional = false,
  className = 'ta',
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <div className="field">
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      <textarea
        id={id}
        className={error ? `${className} is-err` : className}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...input}
      />
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

export function SelectField({
  label,
  hint,
  error,
  isOptional = false,
  options,
  ...select
}: FieldProps & ComponentProps<'select'> & { options: readonly { value: string; label: string }[] }) {
  const id = useId();
  return (
    <div className="field">
      <FieldLabel id={id} label={label} isOptional={isOptional} />
      <select id={id} className="sel" aria-describedby={describedBy(id, hint, error)} {...select}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

const FieldLabel = ({ id, label, isOptional }: { id: string; label: string; isOptional: boolean }) => (
  <label htmlFor={id}>
    {label}
    {isOptional && <span className="muted">（选填）</span>}
  </label>
);

const describedBy = (id: string, hint: ReactNode, error: string | undefined) =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

const Notes = ({ id, hint, error }: { id: string; hint: ReactNode; error: string | undefined }) => (
  <>
    {hint && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error && (
      <p className="err" id={`${id}-error`} role="alert">
        {error}
      </p>
    )}
  </>
);
