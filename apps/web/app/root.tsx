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
import { LayerOrderLink } from '../seams/LayerOrderLink.tsx';
import { PageData } from '../seams/page-data/PageData.tsx';
import favicon from './favicon.svg';
import { PageErrorBoundary } from './features/errors/index.ts';
import { lazyOptional } from './platform/components/lazy-optional.ts';
import { requireLogin } from './platform/session/require-login.ts';

/** Options of a route, exported as `handle`. */
export interface PageHandle {
  /** The page is rendered without scripts, so it can be served at any address. */
  isStatic?: boolean;
  /** Step from the cart (0) to the paid order (3). */
  buyingStep?: number;
}

/** Origin of the shop, for absolute addresses. It does not change during a visit. */
export const loader = ({ request }: LoaderFunctionArgs) => ({ origin: new URL(request.url).origin });
export const shouldRevalidate = () => false;

/** Fonts of every first screen: preloaded with the page instead of after the stylesheet. */
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
        <LayerOrderLink />
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

/** Protected pages are known by their paths, so one middleware guards all of them. */
export const clientMiddleware = [requireLogin];

const AfterHydration = lazyOptional(async () => (await import('./after-hydration.tsx')).AfterHydration);

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
