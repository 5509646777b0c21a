import { checkLink, type LinkDirectory } from '@huarong/core/content';
import { expect, it } from 'vitest';
import routes from './routes.ts';

interface Route {
  path?: string;
  children?: readonly Route[];
}
const pathsOf = (list: readonly Route[]): string[] =>
  list.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children ?? []),
  ]);

/** Where everything exists. */
const directory: LinkDirectory = {
  category: () => 'live',
  brandPath: (id) => `/brand/A-${id}/`,
  campaign: () => 'live',
  product: () => 'on-sale',
  bundle: () => true,
  effect: () => true,
};
const EXAMPLES: Record<string, string> = {
  ':categoryId': '60001',
  ':slug': 'A-1071',
  ':file': '1071.html',
  ':file?': 'p1.html',
  ':page': 'order',
  ':id?': '',
};
/** Steps of something that a person has begun, and pages of errors: no text leads there. */
const NOT_LINKED =
  /^\/(login\/|forgetPassword\/reset|payment\/|myOrderList\/|onlineReturn\/|myAccount\/returnDetails\/|v2\/|offline|manifest|sw|maintenance|demo\/|\*)/;

const linked = pathsOf(routes as readonly Route[]).filter((path) => !NOT_LINKED.test(path));

it('the link check is about every page of the shop', () => expect(linked.length).toBeGreaterThan(45));

it.each(linked)('a link to %s is fine', (path) => {
  const link = path
    .split('/')
    .map((part) => EXAMPLES[part] ?? part)
    .join('/')
    .replace(/\/$/, '');
  expect(checkLink(link, directory).state).toBe('fine');
});
