/** An image of a product; the admin serves the shop's images from its own origin. */
export const ShopImage = ({ path, className }: { path: string; className?: string }) => (
  <img src={path} alt="" loading="lazy" className={className} />
);
