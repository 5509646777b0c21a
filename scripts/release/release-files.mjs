/** What a server needs at run time: source of the server and its packages, migrations, staff commands, how to deploy. */
const PARTS = [
  /^apps\/(server|web|admin)\/package\.json$/,
  /^apps\/server\/(src|assets)\//,
  /^packages\/[a-z]+\/(package\.json|src\/)/,
  /^catalogue\//,
  /^database\/(migrations|audit)\//,
  /^scripts\/shop\//,
  /^deploy\//,
  /^(package|package-lock)\.json$/,
  /^(LICENSE|CHANGELOG\.md)$/,
  /^docs\/(runbooks\/)?[a-z-]+\.md$/i,
];

/** Tests, their helpers and what only a developer runs. */
const LEFT_OUT = [/\.test\.tsx?$/, /\/testing\//, /^apps\/server\/src\/(dev|dev-admin|contract-todo)\.ts$/];

/** Whether a committed file belongs into a release. The built pages are added besides. */
export const isReleased = (file) =>
  PARTS.some((part) => part.test(file)) && !LEFT_OUT.some((part) => part.test(file));
