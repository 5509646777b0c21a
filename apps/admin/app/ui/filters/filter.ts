/** A filter of a list and how it is asked for. */
export type Filter = { name: string; label: string; words?: string } & (
  | { kind: 'choices'; options: readonly { value: string; label: string }[] }
  /** One of the options. */
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { kind: 'text'; placeholder?: string }
  | { kind: 'days' }
  | { kind: 'amounts' }
);

/** The value as the chip names it. */
export function shownValue(filter: Filter, value: string): string {
  if (filter.kind === 'choices' || filter.kind === 'choice') {
    const labels = new Map(filter.options.map((option) => [option.value, option.label]));
    return value
      .split(',')
      .map((each) => labels.get(each) ?? each)
      .join('、');
  }
  if (filter.kind === 'text') return value;
  const [from = '', to = ''] = value.split('~');
  if (from && to) return `${from} 至 ${to}`;
  return from ? `${from} 起` : `至 ${to}`;
}
