import type { CampaignText } from '../campaign.ts';

interface Chapter {
  title: string;
  paragraphs?: string[];
  /** Numbered. */
  points?: string[];
}

/** Which text holds: its consent names the version. */
interface Edition {
  version: string;
  /** Days in Shanghai. */
  publishedOn: string;
  effectiveOn: string;
  /** What differs from the version before. */
  changes: string[];
}

/** A text that binds: with version, dates, table of contents and numbered chapters. */
export const document = (
  page: Pick<CampaignText, 'slug' | 'title' | 'description'>,
  edition: Edition,
  chapters: readonly Chapter[],
): CampaignText => ({
  ...page,
  blocks: [
    { kind: 'edition', ...edition },
    ...chapters.map(({ title, paragraphs = [], points = [] }) => ({
      kind: 'text',
      anchor: title,
      title,
      paragraphs,
      points,
    })),
  ],
});
