export interface SitemapEntry {
  path: string;
  /** When the page changed last. */
  changedAt?: Date | undefined;
}

/** The limit of the sitemap protocol. */
export const MAX_ENTRIES_PER_FILE = 50_000;

/** One file contains the entries itself; several are listed in an index. */
export const fileCount = (entries: number): number => Math.max(1, Math.ceil(entries / MAX_ENTRIES_PER_FILE));

export const urlSet = (origin: string, entries: readonly SitemapEntry[]): string =>
  createXmlDocument(
    'urlset',
    entries.map(
      ({ path, changedAt }) =>
        `<url><loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`,
    ),
  );

/** `/sitemap-1.xml`, `/sitemap-2.xml` … */
export const sitemapIndex = (origin: string, files: number): string =>
  createXmlDocument(
    'sitemapindex',
    Array.from(
      { length: files },
      (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
    ),
  );

const createXmlDocument = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
