import type { TextResource } from '@huarong/contract/content';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyOptional } from '../../../platform/components/lazy-optional.ts';
import type { NavCategory } from '../nav-categories.ts';
import { SlotLink } from '../SlotLink/SlotLink.tsx';
import styles from './CategoryNav.module.css';

/** Loaded when the pointer or the focus first reaches the navigation. Without it every entry is still a link. */
const MegaMenu = lazyOptional(async () => (await import('../MegaMenu/MegaMenu.tsx')).MegaMenu);

interface CategoryNavProps {
  label: string;
  categories: NavCategory[];
  /** Entries after the categories, behind a divider. */
  more?: TextResource[];
  /** The compact form in the fixed header. */
  isCompact?: boolean;
}

export function CategoryNav({ label, categories, more = [], isCompact }: CategoryNavProps) {
  const nav = useRef<HTMLElement>(null);
  const panelId = useId();
  const [isNear, setIsNear] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const { pathname } = useLocation();
  /** Subcategory ids begin with the id of their category. */
  const isCurrent = (link: string) => pathname.startsWith(link.replace(/\/$/, '')) || undefined;
  const onNear = () => setIsNear(true);
  // The pointer or the focus may have arrived before hydration.
  useEffect(() => setIsNear(nav.current?.matches(':hover, :focus-within') ?? false), []);
  if (categories.length + more.length === 0) return null;
  return (
    <nav
      ref={nav}
      className={styles.nav}
      data-compact={isCompact}
      aria-label={label}
      onPointerOver={onNear}
      onFocus={onNear}
    >
      <ul>
        {categories.map(({ categoryId, name, link, isHot }) => (
          <li key={categoryId} aria-current={isCurrent(link)}>
            <a
              href={link}
              className={isHot ? styles.hot : undefined}
              data-category={categoryId}
              data-line={`menu_${categoryId}`}
              aria-expanded={categoryId === openId}
              aria-controls={categoryId === openId ? panelId : undefined}
            >
              {name}
            </a>
          </li>
        ))}
        {more.length > 0 && <li className={styles.rule} aria-hidden="true" />}
        {more.map((entry) => (
          <li key={entry.omniture} aria-current={isCurrent(entry.link)}>
            <SlotLink resource={entry} />
          </li>
        ))}
      </ul>
      {isNear && (
        <Suspense>
          <MegaMenu nav={nav} panelId={panelId} categories={categories} openId={openId} onOpen={setOpenId} />
        </Suspense>
      )}
    </nav>
  );
}
