import { NavLink } from 'react-router';

/** People and roles are two lists of one page. */
export const StaffTabs = ({ people, roles }: { people?: number; roles?: number }) => (
  <nav className="views" aria-label="员工与角色">
    <NavLink to="/staff" end>
      员工 {people !== undefined && <span className="n">{people}</span>}
    </NavLink>
    <NavLink to="/roles" end>
      角色 {roles !== undefined && <span className="n">{roles}</span>}
    </NavLink>
  </nav>
);
