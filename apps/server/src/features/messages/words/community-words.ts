import type { Words } from '../message.ts';

const MOST = 60;

export const answeredWords = ({
  productId,
  question,
  answer,
}: {
  productId: string;
  question: string;
  answer: string;
}): Words => ({
  icon: 'bell',
  title: '你的提问有了新回答',
  text: `“${inShort(question)}”：${inShort(answer)}`,
  links: [{ text: '查看回答', link: `/consultation/${productId}.html` }],
});

export const repliedWords = ({ reply }: { reply: string }): Words => ({
  icon: 'bell',
  title: '商家回复了你的评价',
  text: inShort(reply),
  links: [{ text: '查看评价', link: '/myAccount/comment' }],
});

/** By characters as people count them: half an emoji is none. */
function inShort(text: string): string {
  const characters = [...text];
  return characters.length > MOST ? `${characters.slice(0, MOST).join('')}…` : text;
}
