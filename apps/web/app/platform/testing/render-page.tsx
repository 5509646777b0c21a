import { AlertHost, showToast, ToastHost } from '@huarong/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { browserPlatform } from '../browser.ts';

interface PageOptions {
  /** Address of the page. */
  at?: string;
  /** Whether a member is signed in; a visitor otherwise. */
  isSignedIn?: boolean;
  /** The id of that member, to tell two of them apart. */
  memberId?: string;
}

const MEMBER = { UID: 'u-1', Token: 'token', user_id: '1', user_name: '知夏' };

/** Renders a component on a page with a router, toasts and alerts. */
export function renderPage(
  element: ReactNode,
  { at = '/', isSignedIn = false, memberId = MEMBER.UID }: PageOptions = {},
) {
  const { user } = browserPlatform();
  if (isSignedIn) user.signIn({ ...MEMBER, UID: memberId });
  onTestFinished(() => {
    user.signOut();
    showToast('');
  });
  const reload = vi.fn(() => null);
  const page = (
    <>
      {element}
      <ToastHost />
      <AlertHost />
    </>
  );
  const router = createMemoryRouter([{ id: 'page', path: '*', element: page, loader: reload }], {
    initialEntries: [at],
    hydrationData: { loaderData: { page: null } },
  });
  render(<RouterProvider router={router} />);
  return {
    user: userEvent.setup(),
    /** The loader of the page: called by `revalidate` and by a navigation. */
    reload,
    path: () => router.state.location.pathname + router.state.location.search,
    toast: () => screen.getByRole('status').textContent,
  };
}
