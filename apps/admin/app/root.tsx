import './styles/index.css';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Loading } from './ui/Loading.tsx';

export const meta = () => [{ title: '花容管理后台' }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        {/* Without a scale: a page that is wider than the screen is shown whole. */}
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  // Names that merchants write have characters beyond those of the menu and headings. Not needed for the first paint.
  useEffect(() => void import('@fontsource-variable/noto-serif-sc'), []);
  return <Outlet />;
}

/** What the file on the server holds until the scripts run. */
export const HydrateFallback = () => (
  <main className="main">
    <h1 className="vh">花容管理后台</h1>
    <Loading label="正在打开管理后台" />
  </main>
);

export { WholePageError as ErrorBoundary } from './shell/PageError.tsx';
