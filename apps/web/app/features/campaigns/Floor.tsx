import type { CampaignBlock } from '@huarong/contract/content';
import { AnchorNav } from './AnchorNav/AnchorNav.tsx';
import { ArrivalFloor } from './ArrivalFloor/ArrivalFloor.tsx';
import { CampaignHero } from './CampaignHero/CampaignHero.tsx';
import { CountdownFloor } from './CountdownFloor/CountdownFloor.tsx';
import { EditionFloor } from './EditionFloor/EditionFloor.tsx';
import { ImageFloor } from './ImageFloor/ImageFloor.tsx';
import { KitFloor } from './KitFloor/KitFloor.tsx';
import { ProductFloor } from './ProductFloor/ProductFloor.tsx';
import { Scents } from './Scents/Scents.tsx';
import { TextFloor } from './TextFloor/TextFloor.tsx';
import { TileFloor } from './TileFloor/TileFloor.tsx';

interface FloorProps {
  block: Exclude<CampaignBlock, { kind: 'coupons' }>;
  /** Anchor for the page navigation. */
  id: string;
}

/** Renders a block by its kind. */
export function Floor({ block, id }: FloorProps) {
  switch (block.kind) {
    case 'hero':
      return <CampaignHero block={block} />;
    case 'anchors':
      return <AnchorNav anchors={block.anchors} />;
    case 'edition':
      return <EditionFloor block={block} />;
    case 'countdown':
      return <CountdownFloor block={block} id={id} />;
    case 'rail':
      return <ProductFloor block={block} id={id} />;
    case 'tiles':
      return <TileFloor block={block} id={id} />;
    case 'picture':
      return <ImageFloor block={block} id={id} />;
    case 'text':
      return <TextFloor block={block} id={id} />;
    case 'arrivals':
      return <ArrivalFloor block={block} />;
    case 'scents':
      return <Scents block={block} />;
    case 'kit':
      return <KitFloor block={block} />;
  }
}
