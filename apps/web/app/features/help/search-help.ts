/** A section of a help page. */
export interface HelpSection {
  /** The page it is on. */
  page: string;
  href: string;
  title: string;
  text: string;
}
interface HelpResult extends HelpSection {
  /** The text around the first word that was found. */
  excerpt: string;
}

const MAX_RESULTS = 12;
const BEFORE = 16;
const LENGTH = 72;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Sections with every word of the question, those with a word in a title first. */
export function searchHelp(sections: readonly HelpSection[], question: string): HelpResult[] {
  const words = fold(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = sections.filter((section) => {
    const all = fold(`${section.page} ${section.title} ${section.text}`);
    return words.every((word) => all.includes(word));
  });
  const isInTitle = ({ page, title }: HelpSection) =>
    words.some((word) => fold(`${page} ${title}`).includes(word));
  return [...found.filter(isInTitle), ...found.filter((section) => !isInTitle(section))]
    .slice(0, MAX_RESULTS)
    .map((section) => ({ ...section, excerpt: excerptOf(section.text, words) }));
}

/** Of the text as it is written; a word in another width is not found there, and then it begins at its start. */
function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const start = places.length === 0 ? 0 : Math.max(0, Math.min(...places) - BEFORE);
  const end = start + LENGTH;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
