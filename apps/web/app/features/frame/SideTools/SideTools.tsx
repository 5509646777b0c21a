import type { ImageSlotResource } from '@huarong/contract/content';
import { Icon } from '@huarong/ui';
import { SlotLink } from '../SlotLink/SlotLink.tsx';
import styles from './SideTools.module.css';

interface SideToolsProps {
  top: readonly ImageSlotResource[];
  bottom: readonly ImageSlotResource[];
}

/** Two blocks of tools at the right edge: what belongs to the shopper, and how to be heard. An empty block is not there. */
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

const Tools = ({ tools }: { tools: readonly ImageSlotResource[] }) =>
  tools.map((tool) => (
    <SlotLink key={tool.omniture} resource={tool}>
      <img src={tool.imageUrl} width={18} height={18} alt="" />
      {tool.content}
    </SlotLink>
  ));
