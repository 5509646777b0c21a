/** The errors without that of a field and that of the whole form; the same object when there is neither. */
export function withoutErrors<Errors extends object>(errors: Errors, field: string): Errors {
  if (!(field in errors) && !('form' in errors)) return errors;
  const left = Object.entries(errors).filter(([name]) => name !== field && name !== 'form');
  return Object.fromEntries(left) as Errors;
}
