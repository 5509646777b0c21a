export const KINDS = {
  comment: '评价',
  'follow-up': '追评',
  question: '提问',
  answer: '回答',
  post: '晒单',
  'post-comment': '笔记评论',
} as const;
export const STATES = {
  pending: { label: '待审核', className: 'tag tag-warn' },
  shown: { label: '已显示', className: 'tag tag-ok' },
  hidden: { label: '已隐藏', className: 'tag' },
} as const;
export const REPORT_REASONS = {
  advertising: '广告',
  abuse: '辱骂',
  privacy: '隐私',
  false: '不实',
  other: '其他',
} as const;

/** A text in parts, so that the word that held it can be marked; the case of letters does not matter. */
export function splitAtWord(text: string, word: string | null): readonly [string, string, string] {
  const at = word === null ? -1 : text.toLowerCase().indexOf(word.toLowerCase());
  if (word === null || at < 0) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + word.length), text.slice(at + word.length)];
}

const MAX_REPLY = 300;

/** A template after what is written already, as far as there is room. */
export const insertTemplate = (text: string, template: string): string =>
  (text.trim() === '' ? template : `${text.trimEnd()}\n${template}`).slice(0, MAX_REPLY);
