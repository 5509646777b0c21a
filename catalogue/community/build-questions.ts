import { chanceOf } from '../build/chance.ts';
import { AUTHORS } from './by-person.ts';
import { shuffled } from './deck.ts';
import { fill, type Subject } from './subject.ts';
import { talkOf } from './talks/index.ts';

export interface DemoAnswer {
  content: string;
  author: string;
  isStaff: boolean;
  boughtSkuId: string | null;
  helpful: number;
  hoursLater: number;
}
export interface DemoQuestion {
  productId: string;
  content: string;
  author: string;
  isAnonymous: boolean;
  hoursAgo: number;
  answers: DemoAnswer[];
}

const STAFF = '花容美妆顾问';

/** One to four questions a product, the better it sells the more; a few wait for an answer still. */
export function buildQuestions(subject: Subject): DemoQuestion[] {
  if (subject.publishedDaysAgo < 2) return [];
  const chance = chanceOf(`questions ${subject.id}`);
  const shade = subject.skus[0]!.shade;
  const fitting = shuffled(talkOf(subject.seed.form).questions, chance).flatMap((each) => {
    const question = fill(each.question, subject, shade);
    return question === null ? [] : [{ ...each, question }];
  });
  const count =
    subject.seed.nickname === '小赤木' ? 7 : (subject.soldCount > 4_000 ? 2 : 1) + chance.whole(0, 1);
  const authors = shuffled(AUTHORS, chance);
  return fitting.slice(0, count).map(({ question, answers }) => {
    const hoursAgo = chance.whole(26, Math.min(300, subject.publishedDaysAgo) * 24);
    const isWaiting = chance.next() < 0.07;
    return {
      productId: subject.id,
      content: question,
      author: authors.pop()!,
      isAnonymous: chance.next() < 0.3,
      hoursAgo,
      answers: isWaiting
        ? []
        : answers.flatMap(({ text, isStaff }, index) => {
            const content = fill(text, subject, shade);
            if (content === null) return [];
            const answer: DemoAnswer = {
              content,
              author: isStaff ? STAFF : authors.pop()!,
              isStaff,
              boughtSkuId: !isStaff && chance.next() < 0.75 ? chance.pick(subject.skus).id : null,
              helpful: Math.floor(chance.next() ** 2 * 60),
              hoursLater: index + 1 + chance.whole(0, 20),
            };
            return [answer];
          }),
    };
  });
}
