/** Which line of a cart or checkout is meant: the same case, filled otherwise, is another line. */
export interface LineRef {
  skuId: string;
  variant?: string | undefined;
}

export const lineKey = ({ skuId, variant }: LineRef): string => (variant ? `${skuId}.${variant}` : skuId);
