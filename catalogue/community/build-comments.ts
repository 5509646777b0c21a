import { createRandom, type Random } from '../build/random.ts';
import { createDeck, type Deck } from './deck.ts';
import { type DemoProduct, fillPlaceholders } from './demo-product.ts';
import { CLOSERS, LET_DOWN, OPENERS, THANKS } from './general-phrases.ts';
import { BY_EFFECT } from './phrases-by-effect.ts';
import {
  AUTHORS,
  BY_SKIN,
  CARDS,
  DEMO_AGES,
  DEMO_SKINS,
  type DemoSkin,
  linesOfShade,
} from './phrases-by-person.ts';
import { commentTextsOf } from './texts-by-form/index.ts';

export interface DemoComment {
  productId: string;
  skuId: string;
  category: string;
  author: string;
  card: string;
  isAnonymous: boolean;
  stars: number;
  content: string;
  skin: DemoSkin | null;
  age: string | null;
  /** Which drawings of the sku serve as the author's images. */
  pictures: string[];
  helpful: number;
  hoursAgo: number;
  reply: string | null;
  followUp: { content: string; days: number } | null;
}

/** Categories where the skin type of the author matters. */
const SKIN_TYPE_CATEGORIES = ['60001', '6000201', '60005'];

/** The comments of one product: no sentence twice, more for best-selling products. */
export function buildComments(product: DemoProduct): DemoComment[] {
  // Too new for comments.
  if (product.publishedDaysAgo < 2) return [];
  const random = createRandom(`comments ${product.id}`);
  const phrases = createPhraseDecks(product, random);
  return Array.from({ length: commentCount(product, random) }, () =>
    createComment(product, random, phrases),
  ).filter((comment) => comment !== null);
}

function commentCount({ soldCount, seed }: DemoProduct, random: Random): number {
  // The lipstick that every mock-up shows.
  if (seed.nickname === '小赤木') return 24;
  return 2 + Math.round(Math.log2(1 + soldCount / 250)) + random.whole(0, 2);
}

interface PhraseDecks {
  praise: Deck<string>;
  mixed: Deck<string>;
  critical: Deck<{ said: string; reply: string }>;
  later: Deck<string>;
  effects: Deck<string>;
  shades: Deck<string>;
  skins: Record<DemoSkin, Deck<string>>;
  openers: Deck<string>;
  closers: Deck<string>;
  letDown: Deck<string>;
  thanks: Deck<string>;
  authors: Deck<string>;
}

function createPhraseDecks({ seed, category }: DemoProduct, random: Random): PhraseDecks {
  const talk = commentTextsOf(seed.form);
  const effects = seed.effects.flatMap((effect) => {
    const { categoryPrefixes, said } = BY_EFFECT[effect];
    return categoryPrefixes.some((prefix) => category.startsWith(prefix)) ? said : [];
  });
  return {
    praise: createDeck(talk.praise, random),
    mixed: createDeck(talk.mixed, random),
    critical: createDeck(talk.critical, random),
    later: createDeck(talk.later, random),
    effects: createDeck(effects, random),
    shades: createDeck(linesOfShade(category), random),
    skins: Object.fromEntries(
      DEMO_SKINS.map((skin) => [skin, createDeck(BY_SKIN[skin], random)]),
    ) as unknown as PhraseDecks['skins'],
    openers: createDeck(OPENERS, random),
    closers: createDeck(CLOSERS, random),
    letDown: createDeck(LET_DOWN, random),
    thanks: createDeck(THANKS, random),
    authors: createDeck(AUTHORS, random),
  };
}

/** 73 % five stars, 19 % four, 8 % three or fewer. */
function rollStars(random: Random): number {
  const rolled = random.next();
  if (rolled < 0.73) return 5;
  if (rolled < 0.92) return 4;
  if (rolled < 0.96) return 3;
  return rolled < 0.99 ? 2 : 1;
}

function createComment(product: DemoProduct, random: Random, phrases: PhraseDecks): DemoComment | null {
  const rolled = rollStars(random);
  const complaint = rolled <= 3 ? phrases.critical.draw() : null;
  // Without a complaint text the comment becomes a five-star one.
  const stars = rolled <= 3 && !complaint ? 5 : rolled;
  const sku = random.pick(product.skus);
  const skin = SKIN_TYPE_CATEGORIES.some((prefix) => product.category.startsWith(prefix))
    ? random.pick(DEMO_SKINS)
    : null;
  const said = complaint
    ? criticalLines(stars, complaint.said, random, phrases)
    : praisingLines(stars, { skin, hasShade: sku.shade !== null }, random, phrases);
  const content = said
    .flatMap((line) => (line === null ? [] : (fillPlaceholders(line, product, sku.shade) ?? [])))
    .join('');
  if (content.length < 10) return null;

  const hoursAgo = random.whole(5, Math.min(420, product.publishedDaysAgo - 1) * 24);
  // Critical comments have no follow-up.
  const later = !complaint && hoursAgo > 20 * 24 && random.next() < 0.14 ? phrases.later.draw() : null;
  const knowsAge = random.next() < 0.75;
  return {
    productId: product.id,
    skuId: sku.id,
    category: product.category,
    author: phrases.authors.draw()!,
    card: random.pick(CARDS),
    isAnonymous: random.next() < 0.12,
    stars,
    content,
    skin,
    age: knowsAge ? random.pick(DEMO_AGES) : null,
    pictures: stars >= 4 && random.next() < 0.28 ? pictures(sku.id, random) : [],
    helpful: Math.floor(random.next() ** 3 * (8 + content.length)),
    hoursAgo,
    reply: complaint ? complaint.reply : random.next() < 0.12 ? phrases.thanks.draw() : null,
    followUp: later
      ? { content: later, days: random.whole(14, Math.min(120, Math.floor(hoursAgo / 24) - 2)) }
      : null,
  };
}

const maybe = (line: () => string | null, share: number, random: Random) =>
  random.next() < share ? line() : null;

function praisingLines(
  stars: number,
  { skin, hasShade }: { skin: DemoSkin | null; hasShade: boolean },
  random: Random,
  phrases: PhraseDecks,
): (string | null)[] {
  const said = phrases.praise.draw() ?? phrases.effects.draw();
  // No phrases left: no comment.
  if (said === null) return [];
  return [
    maybe(phrases.openers.draw, 0.45, random),
    said,
    maybe(phrases.praise.draw, 0.25, random),
    hasShade ? maybe(phrases.shades.draw, 0.4, random) : maybe(phrases.effects.draw, 0.45, random),
    skin ? maybe(phrases.skins[skin].draw, 0.3, random) : null,
    stars === 4 ? phrases.mixed.draw() : null,
    maybe(phrases.closers.draw, 0.35, random),
  ];
}

const criticalLines = (
  stars: number,
  complaint: string,
  random: Random,
  phrases: PhraseDecks,
): (string | null)[] => [
  maybe(phrases.openers.draw, 0.35, random),
  complaint,
  stars === 3 ? maybe(phrases.mixed.draw, 0.5, random) : phrases.letDown.draw(),
];

function pictures(skuId: string, random: Random): string[] {
  const views = ['texture', 'scene', 'angle', 'front'].slice(0, random.whole(1, 3));
  return views.map((view) => `drawn:${skuId}:${view}`);
}
