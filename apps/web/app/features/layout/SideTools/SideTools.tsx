import type { ImageSlotResource } from '@huarong/contract/content';
import { Icon, VisuallyHidden } from '@huarong/ui';
import { useSession } from '../../../platform/session/use-session.ts';
import { badgeCount } from '../badge-count.ts';
import { MiniCart } from '../MiniCart/MiniCart.tsx';
import { SlotLink } from '../SlotLink/SlotLink.tsx';
import styles from './SideTools.module.css';

interface SideToolsProps {
  top: readonly ImageSlotResource[];
  bottom: readonly ImageSlotResource[];
}

/** Two groups of tools at the right edge: shopper links and service. An empty group is not rendered. */
export const SideTools = ({ top, bottom }: SideToolsProps) => (
  <aside className={styles.tools} aria-label="快捷工具">
    {top.length > 0 && (
      <div>
        <Tools tools={top} />
      </div>
    )}
    <div>
      <Tools tools={bottom} />
      <button type="button" onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
        <Icon name="up" size={18} />
        顶部
      </button>
    </div>
  </aside>
);

const CART = '/shopcart';

const Tools = ({ tools }: { tools: readonly ImageSlotResource[] }) =>
  tools.map((tool) =>
    tool.link === CART ? (
      <MiniCart key={tool.omniture} side="left">
        <Tool tool={tool} />
      </MiniCart>
    ) : (
      <Tool key={tool.omniture} tool={tool} />
    ),
  );

const Tool = ({ tool }: { tool: ImageSlotResource }) => (
  <SlotLink resource={tool}>
    {/* Without this, React preloads these icons before the main image. */}
    <img src={tool.imageUrl} width={18} height={18} alt="" fetchPriority="low" loading="lazy" />
    {tool.content}
    {tool.link === CART && <CartCount />}
  </SlotLink>
);

function CartCount() {
  const { cartCount } = useSession();
  if (cartCount === 0) return null;
  return (
    <b className={styles.count}>
      {badgeCount(cartCount)}
      <VisuallyHidden>件</VisuallyHidden>
    </b>
  );
}
