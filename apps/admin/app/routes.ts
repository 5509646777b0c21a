import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the admin. */
export default [
  route('login', 'features/sign-in/login.route.tsx'),
  route('login/second', 'features/sign-in/second-step.route.tsx'),
  route('enrol/:token', 'features/sign-in/enrol.route.tsx'),
  layout('shell/shell.route.tsx', [
    index('features/work-queue/work-queue.route.tsx'),
    route('me', 'features/account/account.route.tsx'),
    route('staff', 'features/staff/people.route.tsx'),
    route('staff/:staffId', 'features/staff/person.route.tsx'),
    route('roles', 'features/staff/roles.route.tsx'),
    route('roles/:roleId', 'features/staff/role.route.tsx'),
    route('audit', 'features/audit/audit.route.tsx'),
    route('members', 'features/members/members.route.tsx'),
    route('members/:memberId', 'features/members/member.route.tsx'),
    route('gallery', 'features/gallery/gallery.route.tsx'),
    route('moderation', 'features/moderation/moderation.route.tsx'),
    route('cooperation', 'features/cooperation/board.route.tsx'),
    route('cooperation/:receiptNo', 'features/cooperation/application.route.tsx'),
    route('jobs', 'features/system/jobs.route.tsx'),
    route('*', 'shell/not-found.route.tsx'),
  ]),
] satisfies RouteConfig;
