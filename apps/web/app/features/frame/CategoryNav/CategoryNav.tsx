import type { TextResource } from '@huarong/contract/content';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import type { NavCategory } from '../nav-categories.ts';
import { SlotLink } from '../SlotLink/SlotLink.tsx';
import styles from './CategoryNav.module.css';

/** Fetched when a pointer or the focus first comes near. Without it every entry is still a link. */
const MegaMenu = lazyOrNothing(async () => (await import('../MegaMenu/MegaMenu.tsx')).MegaMenu);

interface CategoryNavProps {
  label: string;
  categories: NavCategory[];
  /** What follows the categories behind a rule. */
  more?: TextResource[];
  /** The slim form in the fixed header. */
  isCompact?: boolean;
}

export function CategoryNav({ label, categories, more = [], isCompact }: CategoryNavProps) {
  const nav = useRef<HTMLElement>(null);
  const panelId = useId();
  const [isNear, setIsNear] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const comeNear = () => setIsNear(true);
  // A pointer or the focus may have come while the page was still waking up.
  useEffect(() => setIsNear(nav.current?.matches(':hover, :focus-within') ?? false), []);
  if (categories.length + more.length === 0) return null;
  return (
    <nav
      ref={nav}
      className={styles.nav}
      data-compact={isCompact}
      aria-label={label}
      onPointerOver={comeNear}
      onFocus={comeNear}
    >
      <ul>
        {categories.map(({ categoryId, name, link, isHot }) => (
          <li key={categoryId}>
            <a
              href={link}
              className={isHot ? styles.hot : undefined}
              data-category={categoryId}
              aria-expanded={categoryId === openId}
              aria-controls={categoryId === openId ? panelId : undefined}
            >
              {name}
            </a>
          </li>
        ))}
        {more.length > 0 && <li className={styles.rule} aria-hidden="true" />}
        {more.map((entry) => (
          <li key={entry.omniture}>
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
