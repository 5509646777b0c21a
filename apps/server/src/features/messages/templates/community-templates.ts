import type { MessageContent } from '../message.ts';
import { writeText } from '../texts/automatic-texts.ts';

const MAX_CHARACTERS = 60;

export const questionAnsweredTemplate = ({
  productId,
  question,
  answer,
}: {
  productId: string;
  question: string;
  answer: string;
}): MessageContent => ({
  icon: 'bell',
  ...writeText('question-answered', { 提问: shorten(question), 回答: shorten(answer) }),
  links: [{ text: '查看回答', link: `/consultation/${productId}.html` }],
});

export const commentRepliedTemplate = ({ reply }: { reply: string }): MessageContent => ({
  icon: 'bell',
  ...writeText('comment-replied', { 回复: shorten(reply) }),
  links: [{ text: '查看评价', link: '/myAccount/comment' }],
});

const KINDS = {
  comment: '评价',
  'follow-up': '追评',
  question: '提问',
  answer: '回答',
  post: '晒单',
  'post-comment': '笔记评论',
} as const;

export const contentDecidedTemplate = ({
  kind,
  isShown,
  reason,
  text,
}: {
  kind: keyof typeof KINDS;
  isShown: boolean;
  reason: string;
  text: string;
}): MessageContent => ({
  icon: 'bell',
  ...writeText(isShown ? 'content-shown' : 'content-hidden', {
    种类: KINDS[kind],
    内容: shorten(text),
    原因: reason,
  }),
  links: [{ text: '查看我的内容', link: '/myAccount/comment' }],
});

/** Counts code points, so that no emoji is cut. */
function shorten(text: string): string {
  const characters = [...text];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS).join('')}…` : text;
}
