import { createRandom } from '../build/random.ts';
import { shuffle } from './deck.ts';
import { type DemoProduct, fillPlaceholders } from './demo-product.ts';
import { AUTHORS } from './phrases-by-person.ts';
import { commentTextsOf } from './texts-by-form/index.ts';

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

/** One to four questions for each product, more for best-selling ones; a few have no answer yet. */
export function buildQuestions(product: DemoProduct): DemoQuestion[] {
  if (product.publishedDaysAgo < 2) return [];
  const random = createRandom(`questions ${product.id}`);
  const shade = product.skus[0]!.shade;
  const fitting = shuffle(commentTextsOf(product.seed.form).questions, random).flatMap((each) => {
    const question = fillPlaceholders(each.question, product, shade);
    return question === null ? [] : [{ ...each, question }];
  });
  const count =
    product.seed.nickname === '小赤木' ? 7 : (product.soldCount > 4_000 ? 2 : 1) + random.whole(0, 1);
  const authors = shuffle(AUTHORS, random);
  return fitting.slice(0, count).map(({ question, answers }) => {
    const hoursAgo = random.whole(26, Math.min(300, product.publishedDaysAgo) * 24);
    const isWaiting = random.next() < 0.07;
    return {
      productId: product.id,
      content: question,
      author: authors.pop()!,
      isAnonymous: random.next() < 0.3,
      hoursAgo,
      answers: isWaiting
        ? []
        : answers.flatMap(({ text, isStaff }, index) => {
            const content = fillPlaceholders(text, product, shade);
            if (content === null) return [];
            const answer: DemoAnswer = {
              content,
              author: isStaff ? STAFF : authors.pop()!,
              isStaff,
              boughtSkuId: !isStaff && random.next() < 0.75 ? random.pick(product.skus).id : null,
              helpful: Math.floor(random.next() ** 2 * 60),
              hoursLater: index + 1 + random.whole(0, 20),
            };
            return [answer];
          }),
    };
  });
}
