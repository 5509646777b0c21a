import '@huarong/ui/styles.css';
import hanken from '@huarong/ui/fonts/hanken-grotesk-latin.woff2';
import song300 from '@huarong/ui/fonts/huarong-song-300.woff2';
import song500 from '@huarong/ui/fonts/huarong-song-500.woff2';
import fontStyles from '@huarong/ui/fonts.css?url';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { LayerOrderLink } from '../seams/LayerOrderLink.tsx';
import { PageData } from '../seams/page-data/PageData.tsx';
import favicon from './favicon.svg';
import { PageErrorBoundary } from './features/errors/index.ts';
import touchIcon from './features/installation/icons/apple-touch-icon.png';
import { lazyOptional } from './platform/components/lazy-optional.ts';
import { KEEP_PRESS, repeatPress } from './platform/pages/early-press.ts';
import { usePageHandle } from './platform/pages/page-handle.ts';
import { START_PAGE } from './platform/pages/start-page.ts';
import { requireLogin } from './platform/session/require-login.ts';

/** Origin of the shop, for absolute addresses. It does not change during a visit. */
export const loader = ({ request }: LoaderFunctionArgs) => ({ origin: new URL(request.url).origin });
export const shouldRevalidate = () => false;

/** A phone fetches what has this later, when `start-page.ts` starts. */
const NOT_PHONES = '(min-width: 768px)';

/** Fonts of every first screen: preloaded with the page instead of after the stylesheet. */
const FONTS = [hanken, song300, song500];

export const links = () => [
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: touchIcon },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...FONTS.map((href) => ({
    rel: 'preload',
    media: NOT_PHONES,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
];

/** Before the first paint; the browser has it in the page, and not in its scripts. */
const PAGE_SCRIPT = KEEP_PRESS + START_PAGE;

const PAGE_END = 'page-end';

export function Layout({ children }: { children: ReactNode }) {
  const hasScripts = !usePageHandle().isStatic;
  useEffect(() => void repeatPress(), []);
  return (
    <html lang="zh-CN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {/* Phones show some parts in another order than they come in: painted half, the page would move. */}
        <link rel="expect" href={`#${PAGE_END}`} blocking="render" />
        <LayerOrderLink />
        <Links />
        <link rel="stylesheet" href={fontStyles} media={hasScripts ? NOT_PHONES : undefined} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and React escapes the quotes of children */}
        {hasScripts && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />}
      </head>
      <body>
        {children}
        <span id={PAGE_END} hidden />
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
