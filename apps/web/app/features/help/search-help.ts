/** A section of a help page. */
export interface HelpSection {
  /** The page it is on. */
  page: string;
  href: string;
  title: string;
  text: string;
}
export interface HelpResult extends HelpSection {
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

function excerptOf(text: string, words: readonly string[]): string {
  const plain = text.normalize('NFKC');
  const places = words.map((word) => plain.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(...places, plain.length) - BEFORE);
  const start = places.length === 0 ? 0 : from;
  const end = start + LENGTH;
  return `${start > 0 ? '…' : ''}${plain.slice(start, end)}${end < plain.length ? '…' : ''}`;
}
