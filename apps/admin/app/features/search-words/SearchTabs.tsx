import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

const TABS = [
  { path: '/search-words', label: '同义词' },
  { path: '/search-words/bench', label: '试搜' },
  { path: '/search-words/pins', label: '置顶与压后' },
  { path: '/search-words/report', label: '没搜到的' },
] as const;

/** The head of every page about the search. */
export function SearchTabs({ note, children }: { note?: string; children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <div className="phead">
        <h1>搜索词</h1>
        {note && <span className="phead-n">{note}</span>}
        {children && <div className="acts">{children}</div>}
      </div>
      <nav className="views" aria-label="搜索">
        {TABS.map(({ path, label }) => (
          <Link key={path} to={path} aria-current={path === pathname ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
