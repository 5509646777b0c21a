import { createRandom } from '../build/random.ts';
import { shuffle } from './deck.ts';
import { type DemoProduct, fillPlaceholders } from './demo-product.ts';
import { AUTHORS, CARDS } from './phrases-by-person.ts';
import { carePosts } from './posts/care-posts.ts';
import { lifePosts } from './posts/life-posts.ts';
import { makeupPosts } from './posts/makeup-posts.ts';
import type { PostText } from './posts/post-text.ts';

export interface DemoPost {
  author: string;
  card: string;
  title: string;
  content: string;
  topics: string[];
  pictures: string[];
  likes: number;
  hoursAgo: number;
  skus: { id: string; note: string }[];
}

const POSTS: readonly PostText[] = [...makeupPosts, ...carePosts, ...lifePosts];
/** Each title is used for at most two products, by two authors. */
const POSTS_PER_TITLE = 2;

/** Posts about best-selling products: each title of each text is matched with fitting products. */
export function buildPosts(products: readonly DemoProduct[]): DemoPost[] {
  const random = createRandom('posts');
  const authors = shuffle(AUTHORS, random);
  const usedProducts = new Set<string>();
  const bestSellersFirst = products
    .filter(({ publishedDaysAgo }) => publishedDaysAgo >= 2)
    .toSorted((a, b) => Number(isFlagship(b)) - Number(isFlagship(a)) || b.soldCount - a.soldCount);

  return POSTS.flatMap((text) => {
    const fitting = bestSellersFirst.filter(
      (product) => !usedProducts.has(product.id) && fits(text, product),
    );
    return Array.from({ length: POSTS_PER_TITLE }, () => text.titles)
      .flat()
      .flatMap((title, index) => {
        const product = fitting[index];
        if (!product) return [];
        // The flagship product may have many posts, every other product one.
        if (!isFlagship(product)) usedProducts.add(product.id);
        return [createPost(text, title, product, authors.pop()!)];
      });
  });
}

const isFlagship = ({ seed }: DemoProduct) => seed.nickname === '小赤木';

const shadeSlotsOf = (text: PostText) =>
  new Set([...text.paragraphs, ...text.notes, ...text.titles].join('').match(/\{[abc]\}/g));

/** A text about three shades needs a product with three. */
const fits = (text: PostText, product: DemoProduct) =>
  text.forms.includes(product.seed.form) &&
  product.skus.filter(({ shade }) => shade !== null).length >= shadeSlotsOf(text).size;

function createPost(text: PostText, title: string, product: DemoProduct, author: string): DemoPost {
  const random = createRandom(`post ${product.id} ${title}`);
  const tagged = shuffle(product.skus, random).slice(0, Math.max(1, shadeSlotsOf(text).size));
  const fillLine = (line: string) =>
    fillPlaceholders(
      line.replace(/\{([abc])\}/g, (_whole, slot: string) => tagged['abc'.indexOf(slot)]?.shade ?? ''),
      product,
      tagged[0]!.shade,
    ) ?? '';
  return {
    author,
    card: random.pick(CARDS),
    title: fillLine(title),
    content: text.paragraphs.map(fillLine).join('\n\n'),
    topics: [...text.topics],
    pictures: tagged.flatMap(({ id }) => [`drawn:${id}:scene`, `drawn:${id}:texture`]).slice(0, 5),
    likes: 20 + Math.floor(random.next() ** 3 * 1_400),
    hoursAgo: random.whole(20, Math.min(200, product.publishedDaysAgo) * 24),
    skus: tagged.map(({ id }, index) => ({ id, note: fillLine(text.notes[index] ?? '') })),
  };
}
