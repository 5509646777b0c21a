import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the admin. */
export default [
  route('login', 'features/sign-in/login.route.tsx'),
  route('login/second', 'features/sign-in/second-step.route.tsx'),
  route('enrol/:token', 'features/sign-in/enrol.route.tsx'),
  layout('shell/shell.route.tsx', [
    index('features/work-queue/work-queue.route.tsx'),
    route('search', 'features/search/search.route.tsx'),
    route('orders', 'features/orders/list/orders.route.tsx'),
    route('orders/scan', 'features/orders/ship/scan.route.tsx'),
    route('orders/ship-file', 'features/orders/ship/ship-file.route.tsx'),
    route('orders/pick-lists', 'features/orders/print/pick-lists.route.tsx'),
    route('orders/:orderId', 'features/orders/detail/order.route.tsx'),
    route('print/pick-list/:id', 'features/orders/print/pick-list.route.tsx'),
    route('print/delivery-notes', 'features/orders/print/delivery-notes.route.tsx'),
    route('me', 'features/account/account.route.tsx'),
    route('staff', 'features/staff/people.route.tsx'),
    route('staff/:staffId', 'features/staff/person.route.tsx'),
    route('roles', 'features/staff/roles.route.tsx'),
    route('roles/:roleId', 'features/staff/role.route.tsx'),
    route('audit', 'features/audit/audit.route.tsx'),
    route('members', 'features/members/members.route.tsx'),
    route('members/:memberId', 'features/members/member.route.tsx'),
    route('gallery', 'features/gallery/gallery.route.tsx'),
    route('*', 'shell/not-found.route.tsx'),
  ]),
] satisfies RouteConfig;
