import type { OfferOfText } from '../slot.ts';

/** A content page as stored. The server (features/campaigns) defines the fields of each kind of block. */
export interface CampaignText {
  slug: string;
  title: string;
  description: string;
  /** The page ends with this offer, and its blocks may speak of it. */
  offer?: OfferOfText;
  blocks: BlockText[];
}
export interface BlockText {
  kind: string;
  offer?: OfferOfText;
  [field: string]: unknown;
}

/** A scene for the studio: products by id on a backdrop of one pigment. */
export interface SceneText {
  name: string;
  pigment: string;
  width: number;
  height: number;
  products: string[];
}
