import { isPermission } from '@huarong/core/staff';
import { Outlet, redirect, useLocation, useMatches } from 'react-router';
import { api, load } from '../platform/api/index.ts';
import { useGoToKeys } from '../platform/keys/use-go-to-keys.ts';
import type { Session } from '../platform/session/use-session.ts';
import { Toaster } from '../ui/Toaster.tsx';
import type { Route } from './+types/shell.route';
import { CommandBar } from './CommandBar.tsx';
import { NavMenu } from './NavMenu.tsx';
import { navigationFor } from './navigation.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { TopBar } from './TopBar.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const found = await load(api.staff.session({}));
  const { pathname, search } = new URL(request.url);
  const next = `?next=${encodeURIComponent(pathname + search)}`;
  if (found.state === 'signed-out') throw redirect(`/login${next}`);
  if (found.state === 'second-factor') throw redirect(`/login/second${next}`);
  const session: Session = {
    staffId: String(found.staffId),
    name: found.name,
    login: found.login,
    permissions: new Set(found.permissions.filter(isPermission)),
    shopUrl: found.shopUrl,
    isDemo: found.isDemo,
  };
  return { session };
}

/** What the menu has to know of a page. */
export interface ShellHandle {
  /** The page can be read on a phone; others are as wide there as on a computer. */
  fitsPhone?: boolean;
}

/** The session is read once a visit; a changed role shows with the next one, and the server refuses at once. */
export const shouldRevalidate = () => false;

export { WholePageError as ErrorBoundary } from './PageError.tsx';

/** Menu and top bar around every page. */
export default function Shell({ loaderData: { session } }: Route.ComponentProps) {
  const groups = navigationFor(session.permissions);
  const { pathname } = useLocation();
  useGoToKeys(groups);
  const fitsPhone = useMatches().some(({ handle }) => (handle as ShellHandle | undefined)?.fitsPhone);
  return (
    <div className="app" data-fits-phone={fitsPhone || undefined}>
      <a className="vh skip" href="#content">
        跳到内容
      </a>
      <NavMenu groups={groups} pathname={pathname} />
      <TopBar session={session} groups={groups} pathname={pathname} />
      <main className="main" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <CommandBar groups={groups} />
      <ProofDialog />
      <Toaster />
    </div>
  );
}
