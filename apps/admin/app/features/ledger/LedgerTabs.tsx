import { NavLink } from 'react-router';

/** The pages of the ledger. */
export const LedgerTabs = () => (
  <nav className="views" aria-label="总账的页面">
    <NavLink to="/ledger" end>
      试算平衡
    </NavLink>
    <NavLink to="/invariants">账目自检</NavLink>
  </nav>
);
