import '@huarong/ui/styles.css';
import hanken from '@huarong/ui/fonts/hanken-grotesk-latin.woff2';
import song300 from '@huarong/ui/fonts/huarong-song-300.woff2';
import song500 from '@huarong/ui/fonts/huarong-song-500.woff2';
import { type ReactNode, Suspense } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import favicon from './favicon.svg';
import { PageErrorBoundary } from './features/errors/index.ts';
import { lazyOrNothing } from './platform/components/lazy-optional.ts';
import { PageData } from './platform/page-data/PageData.tsx';
import { requireLogin } from './platform/session/require-login.ts';

/** What a route may say about its page. */
export interface PageHandle {
  /** The page carries no script: it may stand at any address, and needs nothing once it is read. */
  isStatic?: boolean;
  /** How far on the way from the cart (0) to the paid order (3) it stands. */
  buyingStep?: number;
}

/** Where the shop stands, for addresses that are read elsewhere. It does not move while a visitor is here. */
export const loader = ({ request }: LoaderFunctionArgs) => ({ origin: new URL(request.url).origin });
export const shouldRevalidate = () => false;

/** The faces every first screen is set in: asked for with the page, not after its styles. */
const FONTS = [hanken, song300, song500];

export const links = () => [
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  ...FONTS.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
];

export function Layout({ children }: { children: ReactNode }) {
  const hasScripts = !useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isStatic);
  return (
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=1280" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hasScripts && (
          <>
            <ScrollRestoration />
            <PageData />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Pages that need a login are known by their addresses, so one guard stands before all of them. */
export const clientMiddleware = [requireLogin];

const AfterHydration = lazyOrNothing(async () => (await import('./after-hydration.tsx')).AfterHydration);

export default function App() {
  return (
    <>
      <Outlet />
      <Suspense>
        <AfterHydration />
      </Suspense>
    </>
  );
}

export const ErrorBoundary = PageErrorBoundary;
