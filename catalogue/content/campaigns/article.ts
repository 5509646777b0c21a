import type { CampaignText } from './campaign.ts';

/** A page of plain words: a title, what it is about, and chapters of sentences. */
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
