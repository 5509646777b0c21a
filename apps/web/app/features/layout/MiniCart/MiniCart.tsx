import { classNames } from '@huarong/ui';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyOrNothing } from '../../../platform/components/lazy-optional.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import styles from './MiniCart.module.css';
import { useHoverOpen } from './use-hover-open.ts';

const Panel = lazyOrNothing(async () => (await import('./MiniCartPanel.tsx')).MiniCartPanel);
/** Where the cart itself is in view, or being paid for. */
const CART_AND_CHECKOUT = /^\/(shopcart|order|payment)\b/;

interface MiniCartProps {
  /** Where the panel opens from its link. */
  side: 'below' | 'left';
  /** The link to the cart. */
  children: ReactNode;
}

/** A look into the cart without leaving the page; another page begins with it closed. */
export function MiniCart({ side, children }: MiniCartProps) {
  const { pathname } = useLocation();
  return CART_AND_CHECKOUT.test(pathname) ? (
    children
  ) : (
    <HoverCart key={pathname} side={side}>
      {children}
    </HoverCart>
  );
}

function HoverCart({ side, children }: MiniCartProps) {
  const { isOpen, handlers } = useHoverOpen();
  const { cartCount } = useSession();
  return (
    <div className={styles.mini} {...handlers}>
      {children}
      {isOpen && (
        <section className={classNames(styles.panel, styles[side])} aria-label="迷你购物车">
          <Suspense>
            {/* Another number of pieces is another cart: it is read anew. */}
            <Panel key={cartCount} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
