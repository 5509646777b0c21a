/** Identifies a line of the cart: the same bundle case with other parts is another line. */
export interface LineRef {
  skuId: string;
  variant?: string | undefined;
}

export const lineKey = ({ skuId, variant }: LineRef): string => (variant ? `${skuId}.${variant}` : skuId);
