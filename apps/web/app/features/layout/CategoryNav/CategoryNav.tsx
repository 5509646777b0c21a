import type { TextResource } from '@huarong/contract/content';
import { isNarrow, isPhone } from '@huarong/ui';
import { type MouseEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyOptional } from '../../../platform/components/lazy-optional.ts';
import { usePageSheet } from '../../../platform/sheets/page-sheet.ts';
import type { NavCategory } from '../nav-categories.ts';
import { SlotLink } from '../SlotLink/SlotLink.tsx';
import styles from './CategoryNav.module.css';

/** Loaded when the pointer or the focus first reaches the navigation. Without it every entry is still a link. */
const MegaMenu = lazyOptional(async () => (await import('../MegaMenu/MegaMenu.tsx')).MegaMenu);

/** The same menus on phones and tablets, opened by touch. */
const MenuSheet = lazyOptional(async () => (await import('../MenuSheet/MenuSheet.tsx')).MenuSheet);

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
  const onNear = () => setIsNear(!isNarrow());
  // The pointer or the focus may have arrived before hydration.
  useEffect(() => setIsNear(!isNarrow() && (nav.current?.matches(':hover, :focus-within') ?? false)), []);
  const { sheet, isSheetOpen } = useMenuSheet(isCompact);
  useEffect(() => (isSheetOpen ? () => setOpenId(null) : undefined), [isSheetOpen]);
  function onTouch(event: MouseEvent, categoryId: string) {
    if (isCompact || !isNarrow() || event.metaKey || event.ctrlKey) return;
    // On a tablet the second tap follows the link.
    if (isSheetOpen && openId === categoryId && !isPhone()) return;
    event.preventDefault();
    event.stopPropagation();
    setOpenId(categoryId);
    sheet.open();
  }
  if (categories.length + more.length === 0) return null;
  return (
    <nav
      ref={nav}
      className={styles.nav}
      id={isCompact ? undefined : 'menu'}
      data-compact={isCompact}
      data-open={isSheetOpen || undefined}
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
              onClickCapture={(event) => onTouch(event, categoryId)}
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
      {isSheetOpen && (
        <Suspense>
          <MenuSheet
            nav={nav}
            panelId={panelId}
            categories={categories}
            openId={openId}
            onOpen={setOpenId}
            onClose={sheet.close}
          />
        </Suspense>
      )}
      {isNear && !isSheetOpen && (
        <Suspense>
          <MegaMenu nav={nav} panelId={panelId} categories={categories} openId={openId} onOpen={setOpenId} />
        </Suspense>
      )}
    </nav>
  );
}

/** The sheet of the categories; the fixed header and desktops have none. */
function useMenuSheet(isCompact = false) {
  const sheet = usePageSheet('menu');
  return { sheet, isSheetOpen: sheet.isOpen && !isCompact && isNarrow() };
}
