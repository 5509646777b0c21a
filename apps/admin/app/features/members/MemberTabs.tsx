import type { Permission } from '@huarong/core/staff';
import { Link } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';

const TABS: readonly { tab: MemberTab; path: string; label: string; permission: Permission }[] = [
  { tab: 'overview', path: '', label: '概况', permission: 'member:read' },
  { tab: 'points', path: '/points', label: '积分', permission: 'points:read' },
  { tab: 'card', path: '/card', label: '会员卡', permission: 'member:read' },
];
type MemberTab = 'overview' | 'points' | 'card';

/** The pages of one member. */
export function MemberTabs({ memberId, tab }: { memberId: string; tab: MemberTab }) {
  const can = useCan();
  return (
    <nav className="views" aria-label="会员">
      {TABS.filter(({ permission }) => can(permission)).map((each) => (
        <Link
          key={each.tab}
          to={`/members/${memberId}${each.path}`}
          aria-current={each.tab === tab ? 'page' : undefined}
        >
          {each.label}
        </Link>
      ))}
    </nav>
  );
}
