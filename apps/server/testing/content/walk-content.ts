import type { Campaign, ImageSlotResource, TextResource } from '@huarong/contract/content';
import { contentRoutes } from '@huarong/contract/content';
import { pathOf } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';

/** A link of the shop: where it stands, where it leads and what it says it leads to. */
export interface NamedLink {
  where: string;
  link: string;
  name: string;
}

type Call = (path: string, queryBody?: object) => Promise<unknown>;

const callsOf =
  (app: FastifyInstance): Call =>
  async (path, queryBody) => {
    const answer = await app.inject(
      queryBody ? { method: 'POST', url: path, payload: { queryBody } } : { method: 'GET', url: path },
    );
    return answer.json().results;
  };

const nameOf = ({ content, note, mark }: TextResource) => [content, note, mark].filter(Boolean).join(' ');

/** Every link that slots, campaign pages and menus show now, through the calls that the pages use. */
export async function listLinks(
  app: FastifyInstance,
  slots: readonly { label: string; kind: 'text' | 'image' }[],
  slugs: readonly string[],
): Promise<NamedLink[]> {
  const call = callsOf(app);
  return [
    ...(await listSlotLinks(call, slots)),
    ...(await listCampaignLinks(call, slugs)),
    ...(await listMenuLinks(call)),
  ];
}

async function listSlotLinks(call: Call, slots: readonly { label: string; kind: 'text' | 'image' }[]) {
  const links: NamedLink[] = [];
  for (const { label, kind } of slots) {
    const route = kind === 'text' ? contentRoutes.simpleTextGroup : contentRoutes.simpleImageGroup;
    const { resourceList } = (await call(pathOf(route), { locationLabel: label })) as {
      resourceList: (TextResource | ImageSlotResource)[];
    };
    links.push(
      ...resourceList
        .filter(({ link }) => link !== '')
        .map((line) => ({ where: label, link: line.link, name: nameOf(line) })),
    );
  }
  return links;
}

async function listCampaignLinks(call: Call, slugs: readonly string[]) {
  const links: NamedLink[] = [];
  for (const slug of slugs) {
    const page = (await call(`/v1/mpcms/common/campaign/${slug}`)) as Campaign | null;
    if (!page) continue;
    links.push({ where: 'campaign', link: `/campaign/${slug}.html`, name: page.title });
    for (const block of page.blocks) {
      const where = `campaign ${slug}, ${block.kind}`;
      if ('more' in block && block.more) links.push({ where, link: block.more.href, name: block.more.label });
      if (block.kind === 'tiles')
        links.push(...block.tiles.map(({ href, picture }) => ({ where, link: href, name: picture.alt })));
    }
  }
  return links;
}

interface MenuLink {
  name: string;
  link: string;
  children?: MenuLink[];
}

async function listMenuLinks(call: Call): Promise<NamedLink[]> {
  const { categories } = (await call(pathOf(contentRoutes.categoryGroup), {})) as {
    categories: (MenuLink & { categoryId: string })[];
  };
  const links = categories.map(({ name, link }) => ({ where: 'menu', link, name }));
  for (const { categoryId } of categories.filter((each) => /^\d+$/.test(each.categoryId))) {
    const menu = (await call(pathOf(contentRoutes.subCategoryGroup), { categoryId })) as {
      columns: MenuLink[][];
      brandList: { brandNameCN: string; link: string }[];
      resourceList: TextResource[];
    };
    const where = `menu ${categoryId}`;
    links.push(
      // The groups of a menu; the check opens one page of each, not all three hundred.
      ...menu.columns.flat().map(({ name, link }) => ({ where, link, name })),
      ...menu.brandList.slice(0, 1).map(({ brandNameCN, link }) => ({ where, link, name: brandNameCN })),
      ...menu.resourceList.map((line) => ({ where, link: line.link, name: nameOf(line) })),
    );
  }
  return links;
}
