import type { Permission } from '@huarong/core/staff';
import { useRouteLoaderData } from 'react-router';

export interface Session {
  staffId: string;
  name: string;
  login: string;
  permissions: ReadonlySet<Permission>;
  shopUrl: string;
  isDemo: boolean;
}

export const SHELL_ROUTE = 'shell/shell.route';

/** Who is signed in. Only pages inside the shell may ask. */
export function useSession(): Session {
  const data = useRouteLoaderData(SHELL_ROUTE) as { session: Session } | undefined;
  if (!data) throw new Error('there is no session outside the shell');
  return data.session;
}

/** Whether a button, link or column is for this person. */
export const useCan = (): ((permission: Permission) => boolean) => {
  const { permissions } = useSession();
  return (permission) => permissions.has(permission);
};
