import type { AnchorProps } from '@huarong/ui';
import { Link } from 'react-router';

/** The link every primitive uses: pages of the shop change in place, other addresses load. */
export const RouterLink = ({ href, ...anchor }: AnchorProps) =>
  href.startsWith('/') ? <Link to={href} {...anchor} /> : <a href={href} {...anchor} />;
