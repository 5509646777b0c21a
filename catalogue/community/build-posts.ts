import { createRandom, type Random } from '../build/random.ts';
import type { CommentCalendar } from './comment-days.ts';
import { chooseAlternatives, createTwinGuard, hasRepeat } from './compose-text.ts';
import { createDeck, shuffle } from './deck.ts';
import { type DemoProduct, fillPlaceholders } from './demo-product.ts';
import { linesOfShade } from './phrases-by-person.ts';
import { carePosts } from './posts/care-posts.ts';
import { lifePosts } from './posts/life-posts.ts';
import { makeupPosts } from './posts/makeup-posts.ts';
import { COMPANIONS, ENDINGS, INTROS, TITLES } from './posts/post-parts.ts';
import type { PostText } from './posts/post-text.ts';
import { REVIEWERS } from './reviewers.ts';
import { commentTextsOf } from './texts-by-form/index.ts';

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
/** Posts about products that no written title fits. */
const GENERAL_POSTS = 60;
const MAX_COMMON = 0.25;
const ATTEMPTS = 40;
const MAX_TITLE = 40;

interface Plan {
  product: DemoProduct;
  text: PostText | null;
  title: string;
  /** A written paragraph, used in no other post. */
  paragraph: string | null;
}

/** Posts about best-selling products, each with a title, a text and images of its own. */
export function buildPosts(products: readonly DemoProduct[], calendar: CommentCalendar): DemoPost[] {
  const random = createRandom('posts');
  const authors = shuffle(REVIEWERS, random);
  const writer = createPostWriter(products, random);
  return planPosts(products, random).map((plan, index) => {
    const author = authors[index % authors.length]!;
    const { soldCount, publishedDaysAgo } = plan.product;
    return {
      author: author.name,
      card: author.card,
      ...writer.write(plan),
      likes: 8 + Math.floor(random.next() ** 3 * (120 + soldCount / 20)),
      hoursAgo: calendar.hoursAgo(publishedDaysAgo, random),
    };
  });
}

const isFlagship = ({ seed }: DemoProduct) => seed.nickname === '小赤木';

/** Each written title is used once, for a product it fits; then best sellers without a post get a general one. */
function planPosts(products: readonly DemoProduct[], random: Random): Plan[] {
  const used = new Set<string>();
  const bestSellersFirst = products
    .filter(({ publishedDaysAgo }) => publishedDaysAgo >= 4)
    .toSorted((a, b) => Number(isFlagship(b)) - Number(isFlagship(a)) || b.soldCount - a.soldCount);
  const written = POSTS.flatMap((text) => {
    const fitting = bestSellersFirst.filter((product) => !used.has(product.id) && fits(text, product));
    return text.titles.flatMap((title, index): Plan[] => {
      const product = fitting[index];
      if (!product) return [];
      // The flagship product may have many posts, every other product one.
      if (!isFlagship(product)) used.add(product.id);
      return [{ product, text, title, paragraph: text.paragraphs[index] ?? null }];
    });
  });
  const titles = createDeck(TITLES, random);
  const general = bestSellersFirst
    .filter((product) => !used.has(product.id))
    .slice(0, GENERAL_POSTS)
    .map((product) => ({ product, text: null, title: titles.draw()!, paragraph: null }));
  return [...written, ...general];
}

const shadeSlotsOf = (text: PostText) =>
  new Set([...text.paragraphs, ...text.notes, ...text.titles].join('').match(/\{[abc]\}/g));

/** A text about three shades needs a product with three. */
const fits = (text: PostText, product: DemoProduct) =>
  text.forms.includes(product.seed.form) &&
  product.skus.filter(({ shade }) => shade !== null).length >= shadeSlotsOf(text).size;

function createPostWriter(products: readonly DemoProduct[], random: Random) {
  const guard = createTwinGuard(MAX_COMMON);
  const covers = new Set<string>();
  const [intros, endings, companions] = [INTROS, ENDINGS, COMPANIONS].map((cards) =>
    createDeck(cards, random),
  );
  const ofBrand = Map.groupBy(products, ({ brandName }) => brandName);

  function write({ product, text, title, paragraph }: Plan) {
    const shadeCount = Math.max(
      1,
      text ? shadeSlotsOf(text).size : 0,
      product.skus[0]?.shade ? random.whole(1, 3) : 0,
    );
    const tagged = shuffle(product.skus, random).slice(0, shadeCount);
    const companion = random.next() < 0.3 ? pickCompanion(product) : null;
    const fill = (line: string) =>
      fillPlaceholders(
        chooseAlternatives(line, random)
          .replace(/\{([abc])\}/g, (_whole, slot: string) => tagged['abc'.indexOf(slot)]?.shade ?? '')
          .replace('{other}', companion?.seed.name ?? ''),
        product,
        tagged[0]!.shade,
      ) ?? '';
    const paragraphs = composeWithoutTwin(product, paragraph, tagged.length);
    const shadeLines = tagged.length > 1 ? shuffle(linesOfShade(product.category), random) : [];
    const content = [
      fill(paragraphs.intro),
      ...(paragraph === null ? [] : [fill(paragraph)]),
      tagged.length > 1
        ? tagged
            .map(({ shade }, index) => fillPlaceholders(shadeLines[index] ?? '', product, shade) ?? '')
            .join('')
        : '',
      paragraphs.use.map(fill).join(''),
      companion ? fill(companions!.draw()!) : '',
      fill(paragraphs.ending),
    ];
    return {
      title: fill(title).slice(0, MAX_TITLE),
      content: content.filter(Boolean).join('\n\n'),
      topics: text ? [...text.topics] : [product.brandName],
      pictures: picturesOf(tagged, companion),
      skus: [
        ...tagged.map(({ id }, index) => ({ id, note: fill(text?.notes[index] ?? '') })),
        ...(companion ? [{ id: companion.skus[0]!.id, note: '一起用的' }] : []),
      ],
    };
  }

  function composeWithoutTwin(product: DemoProduct, paragraph: string | null, tagged: number) {
    const { praise, mixed, later } = commentTextsOf(product.seed.form);
    const canFill = (line: string) =>
      !line.includes('{shade}') && fillPlaceholders(line, product, null) !== null;
    for (let attempt = 0; ; attempt += 1) {
      const count = (paragraph === null ? 4 : 2) - (tagged > 1 ? 1 : 0) + random.whole(0, 2);
      const use = [
        ...shuffle(praise.filter(canFill), random).slice(0, count),
        ...shuffle(mixed.filter(canFill), random).slice(0, 1),
        ...shuffle(later.filter(canFill), random).slice(0, paragraph === null ? 1 : 0),
      ];
      const [intro, ending] = [intros!.draw()!, endings!.draw()!];
      const lines = [intro, ...(paragraph === null ? [] : [paragraph]), ...use, ending];
      if (attempt < ATTEMPTS && (hasRepeat(lines) || guard.hasTwin(lines))) continue;
      guard.add(lines);
      return { intro, use, ending };
    }
  }

  const pickCompanion = (product: DemoProduct): DemoProduct | null => {
    const others = (ofBrand.get(product.brandName) ?? []).filter(
      ({ id, publishedDaysAgo }) => id !== product.id && publishedDaysAgo >= 2,
    );
    return others.length > 0 ? random.pick(others) : null;
  };

  /** The first image is of no other post. */
  function picturesOf(tagged: DemoProduct['skus'], companion: DemoProduct | null): string[] {
    const views = tagged[0]?.shade
      ? ['arm', 'front', 'texture', 'open']
      : ['texture', 'front', 'scene', 'scale'];
    const all = views.flatMap((view) => tagged.map(({ id }) => `drawn:${id}:${view}`));
    const cover = all.find((picture) => !covers.has(picture)) ?? all[0]!;
    covers.add(cover);
    const others = shuffle(all, random).filter((picture) => picture !== cover);
    const withCompanion = companion ? [`drawn:${companion.skus[0]!.id}:front`] : [];
    return [cover, ...others.slice(0, random.whole(1, 4) - withCompanion.length), ...withCompanion];
  }
  return { write };
}
