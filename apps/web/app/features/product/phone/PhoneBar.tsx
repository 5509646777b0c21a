import type { ProductDetail } from '@huarong/contract/catalogue';
import { type MouseEvent, type RefObject, useEffect } from 'react';
import { PageBarActions } from '../../../platform/components/PageBarActions.tsx';
import { useHasLeft } from '../../../platform/components/use-has-left.ts';
import { useCurrentSection } from '../buy/StickyBar/use-current-section.ts';
import styles from './PhoneBar.module.css';
import { ShareAction } from './ShareAction.tsx';

const LINKS: readonly [id: string, label: string][] = [
  ['main', '商品'],
  ['comments', '评价'],
  ['story', '详情'],
  ['similar', '推荐'],
];
const SECTIONS = LINKS.map(([id]) => id).slice(1);

interface PhoneBarProps {
  product: ProductDetail;
  /** The links appear when it has left the window. */
  gallery: RefObject<HTMLElement | null>;
}

/** In the bar of a phone: sharing, and links to the sections from the moment the images have scrolled away. */
export function PhoneBar({ product, gallery }: PhoneBarProps) {
  const isShown = useHasLeft(gallery);
  const current = useCurrentSection(SECTIONS);
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-anchors', isShown);
    return () => root.removeAttribute('data-anchors');
  }, [isShown]);
  return (
    <>
      {!isShown && (
        <PageBarActions>
          <ShareAction product={product} />
        </PageBarActions>
      )}
      {isShown && (
        <nav className={styles.anchors} aria-label="页内导航">
          {LINKS.map(([id, label]) => (
            <a
              key={id}
              href={`#${id}`}
              aria-current={id === (current ?? 'main') ? 'true' : undefined}
              onClick={(event) => scrollTo(event, id)}
            >
              {label}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}

/** Without an entry in the history: Back leads to the page before this one. */
function scrollTo(event: MouseEvent, id: string) {
  event.preventDefault();
  if (id === 'main') window.scrollTo({ top: 0 });
  else document.getElementById(id)?.scrollIntoView();
}
