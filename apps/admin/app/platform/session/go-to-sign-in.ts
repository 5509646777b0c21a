/** Leaves for the sign-in page and comes back to this one afterwards. */
export function goToSignIn(path: '/login' | '/login/second') {
  const { pathname, search } = window.location;
  if (pathname.startsWith('/login') || pathname.startsWith('/enrol')) return;
  window.location.assign(`${path}?next=${encodeURIComponent(pathname + search)}`);
}

/** Only addresses of the admin itself: `//evil.example` is another site. */
export const nextPath = (search: string): string => {
  const next = new URLSearchParams(search).get('next') ?? '/';
  return /^\/(?![/\\])/.test(next) ? next : '/';
};
