import type { MessageContent } from '../message.ts';

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
  title: '你的提问有了新回答',
  text: `“${shorten(question)}”：${shorten(answer)}`,
  links: [{ text: '查看回答', link: `/consultation/${productId}.html` }],
});

export const commentRepliedTemplate = ({ reply }: { reply: string }): MessageContent => ({
  icon: 'bell',
  title: '商家回复了你的评价',
  text: shorten(reply),
  links: [{ text: '查看评价', link: '/myAccount/comment' }],
});

const KINDS = {
  comment: '评价',
  'follow-up': '追评',
  question: '提问',
  answer: '回答',
  post: '晒单',
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
  title: isShown ? `你的${KINDS[kind]}已恢复显示` : `你的${KINDS[kind]}没有显示`,
  text: `“${shorten(text)}”：${reason}`,
  links: [{ text: '查看我的内容', link: '/myAccount/comment' }],
});

/** Counts code points, so that no emoji is cut. */
function shorten(text: string): string {
  const characters = [...text];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS).join('')}…` : text;
}
