import type { CampaignBlock } from '@huarong/contract/content';
import { AnchorNav } from './AnchorNav/AnchorNav.tsx';
import { ArrivalFloor } from './ArrivalFloor/ArrivalFloor.tsx';
import { CampaignHero } from './CampaignHero/CampaignHero.tsx';
import { EveningFloor } from './EveningFloor/EveningFloor.tsx';
import { GoodsFloor } from './GoodsFloor/GoodsFloor.tsx';
import { KitFloor } from './KitFloor/KitFloor.tsx';
import { PictureFloor } from './PictureFloor/PictureFloor.tsx';
import { Scents } from './Scents/Scents.tsx';
import { TextFloor } from './TextFloor/TextFloor.tsx';
import { TileFloor } from './TileFloor/TileFloor.tsx';

interface FloorProps {
  block: Exclude<CampaignBlock, { kind: 'coupons' }>;
  /** Where the page's own navigation leads to. */
  id: string;
}

/** A block as its kind draws it. */
export function Floor({ block, id }: FloorProps) {
  switch (block.kind) {
    case 'hero':
      return <CampaignHero block={block} />;
    case 'anchors':
      return <AnchorNav anchors={block.anchors} />;
    case 'countdown':
      return <EveningFloor block={block} id={id} />;
    case 'rail':
      return <GoodsFloor block={block} id={id} />;
    case 'tiles':
      return <TileFloor block={block} id={id} />;
    case 'picture':
      return <PictureFloor block={block} id={id} />;
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
