import type { CampaignBlock, TextResource } from '@huarong/contract/content';
import type { Api } from '../../platform/api/index.ts';
import { loadTextSlots } from '../../platform/pages/slots.ts';
import type { HelpSection } from './search-help.ts';

const PAGE = /^\/campaign\/([a-z0-9-]{1,64})\.html$/;
const OWN_SLUG = 'service';

/** The help pages by category as the footer lists them, their texts for the search, and what the shop wrote for this page. */
export async function loadHelp(api: Api) {
  const [{ footer_column: lines, footer_hotline: hotlines }, own] = await Promise.all([
    loadTextSlots(api, ['footer_column', 'footer_hotline']),
    loadSections(api, OWN_SLUG),
  ]);
  const slugs = lines.flatMap(({ link }) => PAGE.exec(link)?.[1] ?? []);
  const sections = await Promise.all([...new Set(slugs)].map((slug) => loadSections(api, slug)));
  return {
    categories: [...Map.groupBy(lines, (line) => line.mark ?? '')].map(([title, links]) => ({
      title,
      links: links.map(({ content, link }) => ({ label: content, href: link })),
    })),
    hotline: hotlineOf(hotlines),
    sections: [...own, ...sections.flat()],
    own,
  };
}

const hotlineOf = ([line]: readonly TextResource[]) =>
  line ? { number: line.content, hours: line.note ?? '' } : null;

/** A page that does not load is left out of the search. */
async function loadSections(api: Api, slug: string): Promise<HelpSection[]> {
  const reply = await api.content.campaign({ slug });
  if (!reply.ok) return [];
  const { title: page, blocks } = reply.value;
  return blocks.flatMap((block) => sectionOf(block, { page, href: `/campaign/${slug}.html` }) ?? []);
}

const sectionOf = (
  block: CampaignBlock,
  { page, href }: { page: string; href: string },
): HelpSection | null =>
  block.kind === 'text'
    ? { page, href, title: block.title, text: [...block.paragraphs, ...block.points].join('\n') }
    : null;
