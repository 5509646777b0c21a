import { cleanPlainText } from '@huarong/core/catalogue';
import { type Cell, parseFailure, parseSuccess } from './cell.ts';
import { INVALID_CHARACTERS } from './text-cells.ts';

export interface StoryBlock {
  title: string;
  text: string;
}

export const BLOCK_SEPARATOR = '‖';
export const TITLE_SEPARATOR = '：';
const MAX_BLOCKS = 30;
const MAX_BLOCK_LENGTH = 5000;

/** `标题：正文‖标题：正文`, or JSON when a text contains these separators. */
export const story: Cell<StoryBlock[]> = {
  description: `「标题：正文」，多段用 ‖ 分隔；也可写 JSON：[{"title":"标题","text":"正文"}]`,
  parse(cell) {
    const clean = cleanPlainText(cell);
    if (clean === null) return parseFailure(INVALID_CHARACTERS);
    const blocks = clean.startsWith('[') ? fromJson(clean) : fromText(clean);
    if (blocks === null) return parseFailure(`应为${story.description}`);
    if (blocks.length > MAX_BLOCKS) return parseFailure(`最多 ${MAX_BLOCKS} 段，现在 ${blocks.length} 段`);
    const cleaned = blocks.map(cleanBlock);
    if (!cleaned.every((block) => block !== null)) return parseFailure(INVALID_CHARACTERS);
    return cleaned.some(isTooLong)
      ? parseFailure(`每段最多 ${MAX_BLOCK_LENGTH} 字`)
      : parseSuccess(cleaned.filter(({ title, text }) => title !== '' || text !== ''));
  },
  format(stored) {
    if (stored.length === 0) return '';
    // PostgreSQL reorders keys inside jsonb.
    const blocks = stored.map(({ title, text }) => ({ title, text }));
    const plain = blocks.map(toText).join(BLOCK_SEPARATOR);
    const readBack = !plain.startsWith('[') && fromText(plain);
    return JSON.stringify(readBack) === JSON.stringify(blocks) ? plain : JSON.stringify(blocks);
  },
};

const toText = ({ title, text }: StoryBlock) => (title === '' ? text : `${title}${TITLE_SEPARATOR}${text}`);

const fromText = (cell: string): StoryBlock[] =>
  cell.split(BLOCK_SEPARATOR).map((block) => {
    const [title = '', ...rest] = block.split(TITLE_SEPARATOR);
    return rest.length === 0
      ? { title: '', text: block.trim() }
      : { title: title.trim(), text: rest.join(TITLE_SEPARATOR).trim() };
  });

function fromJson(cell: string): StoryBlock[] | null {
  const value = parseJson(cell);
  return Array.isArray(value) && value.every(isBlock)
    ? value.map(({ title, text }) => ({ title, text }))
    : null;
}

export function parseJson(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return null;
  }
}

const isBlock = (value: unknown): value is StoryBlock =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** JSON escapes can contain characters that the cell itself may not. */
function cleanBlock({ title, text }: StoryBlock): StoryBlock | null {
  const clean = { title: cleanPlainText(title), text: cleanPlainText(text) };
  return clean.title === null || clean.text === null ? null : { title: clean.title, text: clean.text };
}

const isTooLong = ({ title, text }: StoryBlock) => [...title, ...text].length > MAX_BLOCK_LENGTH;
