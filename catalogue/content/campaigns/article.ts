import type { CampaignText } from './campaign.ts';

/** A text page: title, description and chapters. */
export const article = (
  slug: string,
  title: string,
  description: string,
  ...chapters: [title: string, ...sentences: string[]][]
): CampaignText => ({
  slug,
  title,
  description,
  blocks: [
    { kind: 'anchors' },
    ...chapters.map(([heading, ...paragraphs]) => ({
      kind: 'text',
      anchor: heading,
      title: heading,
      paragraphs,
    })),
  ],
});
