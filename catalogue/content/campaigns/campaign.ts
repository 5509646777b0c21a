/** A content page as an editor writes it. The server knows what each kind of block takes (features/campaigns). */
export interface CampaignText {
  slug: string;
  title: string;
  description: string;
  /** The page ends this long after the demo was started. */
  endsInHours?: number;
  blocks: BlockText[];
}
export interface BlockText {
  kind: string;
  [field: string]: unknown;
}

/** A still life the studio builds: goods by number, on one pigment. */
export interface SceneText {
  name: string;
  pigment: string;
  width: number;
  height: number;
  products: string[];
}
