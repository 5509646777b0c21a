/** The text Alipay signs: the parameters sorted by name, `a=1&b=2`, not encoded. In a notice empty fields count too. */
export const canonicalText = (parameters: Iterable<[string, string]>, without: readonly string[]): string =>
  [...parameters]
    .filter(([name]) => !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
