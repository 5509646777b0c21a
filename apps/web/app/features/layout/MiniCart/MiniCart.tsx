import { classNames } from '@huarong/ui';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyOptional } from '../../../platform/components/lazy-optional.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import styles from './MiniCart.module.css';
import { useHoverOpen } from './use-hover-open.ts';

const Panel = lazyOptional(async () => (await import('./MiniCartPanel.tsx')).MiniCartPanel);
/** Pages that show the cart itself or pay for it. */
const CART_AND_CHECKOUT = /^\/(shopcart|order|payment)\b/;

interface MiniCartProps {
  /** Side of the link where the panel opens. */
  side: 'below' | 'left';
  /** The link to the cart. */
  children: ReactNode;
}

/** Cart preview on hover or focus; closes on navigation. */
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
            {/* Reloads when the number of units changes. */}
            <Panel key={cartCount} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
