import type { PostInput } from '@huarong/contract/community';
import { visibleLength } from '@huarong/core/community';

/** A tagged sku as the form shows it. */
export interface TaggedSku {
  skuId: string;
  name: string;
  note: string;
  /** Where it is seen: an uploaded image, and shares of its width and height. */
  point?: { imageId: string; x: number; y: number };
}
export interface PostDraft {
  title: string;
  content: string;
  /** As typed: 通勤 冬日色谱 */
  topics: string;
  skus: readonly TaggedSku[];
}
export type PostProblems = Partial<Record<'title' | 'content' | 'topics' | 'skus' | 'form', string>>;

export const LIMITS = { title: 40, content: 1000, topics: 5, topic: 20, skus: 9, note: 40 };

/** Splits topics by blanks, commas or hashes and drops duplicates. */
export const parseTopics = (typed: string): string[] => [
  ...new Set(typed.split(/[\s,，、#＃]+/).filter((topic) => topic !== '')),
];

/** All problems of the draft at once, checked before it is sent. */
export function postProblems(
  { title, content, topics, skus }: PostDraft,
  { isSending }: { isSending: boolean },
): PostProblems {
  const list = parseTopics(topics);
  return {
    ...(visibleLength(title) === 0 && { title: '给笔记起个标题' }),
    ...(visibleLength(content) === 0 && { content: '写写你的使用感受' }),
    ...(list.length > LIMITS.topics && { topics: `最多 ${LIMITS.topics} 个话题` }),
    ...(list.some((topic) => topic.length > LIMITS.topic) && {
      topics: `每个话题不超过 ${LIMITS.topic} 个字`,
    }),
    ...(skus.length === 0 && { skus: '至少标注一件商品，别人才找得到同款' }),
    ...(isSending && { form: '还有图片在上传，请稍等' }),
  };
}

export const postInput = ({ title, content, topics, skus }: PostDraft, imageIds: string[]): PostInput => ({
  title: title.trim(),
  content: content.trim(),
  topics: parseTopics(topics),
  imageIds,
  skus: skus.map(({ skuId, note, point }) => ({
    skuId,
    note: note.trim(),
    ...pointInput(point, imageIds),
  })),
});

/** The place of a removed image is dropped. */
function pointInput(point: TaggedSku['point'], imageIds: readonly string[]) {
  const image = point ? imageIds.indexOf(point.imageId) : -1;
  return point && image >= 0 ? { point: { image, x: point.x, y: point.y } } : {};
}
