/** The detail without a text that turned out to be the region or the name. */
export function withoutText(detail: string, text: string): string {
  const at = text === '' ? -1 : detail.indexOf(text);
  if (at === -1) return detail;
  const before = detail.slice(0, at).replace(/[\s,，;；、]+$/, '');
  const after = detail.slice(at + text.length).replace(/^[\s,，;；、]+/, '');
  return [before, after].filter(Boolean).join(' ');
}
