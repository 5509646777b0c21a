/**
 * A path the way the router reads it: without query and hash, decoded, in lower case, slashes counted once.
 * `/MyAccount//profile.html/?a=1` and `/%6dyAccount/profile.html` are both `/myaccount/profile.html`.
 */
export function routedPath(location: string): string {
  const path = location.replace(/[?#].*$/s, '');
  return `/${decoded(path).toLowerCase().split('/').filter(Boolean).join('/')}`;
}

/** Whole segments only: `/order` holds `/order/1`, not `/orders-of-magnitude`. */
export const isUnder = (routed: string, prefix: string): boolean =>
  routed === prefix.toLowerCase() || routed.startsWith(`${prefix.toLowerCase()}/`);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
