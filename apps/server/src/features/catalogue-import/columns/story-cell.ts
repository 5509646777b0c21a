import { cleanPlainText } from '@huarong/core/catalogue';
import { type Cell, parsed, wrong } from './cell.ts';
import { UNCLEAN } from './text-cells.ts';

export interface StoryBlock {
  title: string;
  text: string;
}

const BETWEEN_BLOCKS = '‖';
const AFTER_TITLE = '：';
const MOST_BLOCKS = 30;
const LONGEST_BLOCK = 5000;

/** `标题：正文‖标题：正文`, or the same as JSON when a text holds those very signs. */
export const story: Cell<StoryBlock[]> = {
  says: `「标题：正文」，多段用 ‖ 分隔；也可写 JSON：[{"title":"标题","text":"正文"}]`,
  parse(cell) {
    const clean = cleanPlainText(cell);
    if (clean === null) return wrong(UNCLEAN);
    const blocks = clean.startsWith('[') ? fromJson(clean) : fromText(clean);
    if (blocks === null) return wrong(`应为${story.says}`);
    if (blocks.length > MOST_BLOCKS) return wrong(`最多 ${MOST_BLOCKS} 段，现在 ${blocks.length} 段`);
    const cleaned = blocks.map(cleanBlock);
    if (!cleaned.every((block) => block !== null)) return wrong(UNCLEAN);
    return cleaned.some(isTooLong)
      ? wrong(`每段最多 ${LONGEST_BLOCK} 字`)
      : parsed(cleaned.filter(({ title, text }) => title !== '' || text !== ''));
  },
  format(blocks) {
    if (blocks.length === 0) return '';
    const plain = blocks.map(toText).join(BETWEEN_BLOCKS);
    const readBack = !plain.startsWith('[') && fromText(plain);
    return JSON.stringify(readBack) === JSON.stringify(blocks) ? plain : JSON.stringify(blocks);
  },
};

const toText = ({ title, text }: StoryBlock) => (title === '' ? text : `${title}${AFTER_TITLE}${text}`);

const fromText = (cell: string): StoryBlock[] =>
  cell.split(BETWEEN_BLOCKS).map((block) => {
    const [title, ...rest] = block.split(AFTER_TITLE);
    return rest.length === 0
      ? { title: '', text: block.trim() }
      : { title: title!.trim(), text: rest.join(AFTER_TITLE).trim() };
  });

function fromJson(cell: string): StoryBlock[] | null {
  const value = parseJson(cell);
  return Array.isArray(value) && value.every(isBlock)
    ? value.map(({ title, text }) => ({ title, text }))
    : null;
}

function parseJson(cell: string): unknown {
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

/** JSON can hide in escapes what the cell itself may not hold. */
function cleanBlock({ title, text }: StoryBlock): StoryBlock | null {
  const clean = { title: cleanPlainText(title), text: cleanPlainText(text) };
  return clean.title === null || clean.text === null ? null : { title: clean.title, text: clean.text };
}

const isTooLong = ({ title, text }: StoryBlock) => [...title, ...text].length > LONGEST_BLOCK;
