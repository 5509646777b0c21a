import { Outlet } from 'react-router';

/** Inside the shell: a page that fails leaves menu and top bar in place. */
export { PageError as ErrorBoundary } from './PageError.tsx';

export default function Page() {
  return <Outlet />;
}
