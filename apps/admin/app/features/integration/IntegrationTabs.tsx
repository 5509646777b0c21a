import { NavLink } from 'react-router';

export const IntegrationTabs = () => (
  <nav className="views" aria-label="系统对接">
    <NavLink to="/integration/keys">接口密钥</NavLink>
    <NavLink to="/integration/webhooks">推送</NavLink>
  </nav>
);
