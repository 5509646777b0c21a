/** What Alipay signs: the parameters sorted by name, `a=1&b=2`, undecorated. Of a notice every field counts, empty ones too. */
export const canonicalText = (parameters: Iterable<[string, string]>, without: readonly string[]): string =>
  [...parameters]
    .filter(([name]) => !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
