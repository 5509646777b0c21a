import type { ReactNode } from 'react';
import { findAccountPage } from './account-menu.ts';

interface PageOrTextProps {
  path: string;
  children: ReactNode;
}

/** Leads to a page of the member's area once it is open; until then the same words lead nowhere. */
export const PageOrText = ({ path, children }: PageOrTextProps) =>
  findAccountPage(path) ? <a href={path}>{children}</a> : <span>{children}</span>;
