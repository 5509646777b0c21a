import { useSession } from '../../platform/session/use-session.ts';

/** An image of the shop. Its path is the shop's own, and the admin has another origin. */
export function ShopImage({ path, className }: { path: string; className?: string }) {
  const { shopUrl } = useSession();
  return <img src={new URL(path, shopUrl).href} alt="" loading="lazy" className={className} />;
}
