import { createRandom, type Random } from '../build/random.ts';
import type { CommentCalendar } from './comment-days.ts';
import { type CommentTopic, createCommentLines } from './comment-lines.ts';
import { createTwinGuard, hasRepeat, totalLength } from './compose-text.ts';
import { sample, shuffle } from './deck.ts';
import type { DemoProduct } from './demo-product.ts';
import type { DemoSkin } from './phrases-by-person.ts';
import { REVIEWERS } from './reviewers.ts';

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
  /** Which images of the sku serve as the author's. */
  pictures: string[];
  helpful: number;
  hoursAgo: number;
  reply: string | null;
  followUp: { content: string; days: number; pictures: string[] } | null;
}

/** Categories where the skin type of the author matters. */
const SKIN_TYPE_CATEGORIES = ['60001', '6000201', '60005'];
/** Make-up that is worn on skin and photographed on an arm. */
const ARM_CATEGORIES = ['6000201', '6000202', '6000203'];
const SHORTEST = 10;
const LONGEST = 480;
/** The greatest share of common sentences in two comments of a product, and in two follow-ups. */
const MAX_COMMON = 0.3;
const MAX_COMMON_LATER = 0.45;
const ATTEMPTS = 24;
/** Nobody writes a follow-up in the first weeks. */
const FOLLOW_UP_FROM_DAYS = 20;

/** The comments of one product: as many as its popularity says, of different people, none like another. */
export function buildComments(product: DemoProduct, calendar: CommentCalendar): DemoComment[] {
  const random = createRandom(`comments ${product.id}`);
  const lines = createCommentLines(product, random);
  const guard = createTwinGuard(MAX_COMMON);
  const laterGuard = createTwinGuard(MAX_COMMON_LATER);
  const stars = shuffle(
    product.starCounts.flatMap((count, index) => Array.from({ length: count }, () => index + 1)),
    random,
  );
  const reviewers = sample(REVIEWERS, stars.length, random);
  const knowsSkin = SKIN_TYPE_CATEGORIES.some((prefix) => product.category.startsWith(prefix));

  return stars.map((given, index) => {
    const reviewer = reviewers[index]!;
    const sku = random.pick(product.skus);
    const hoursAgo = calendar.hoursAgo(product.publishedDaysAgo, random);
    const topic = {
      shade: sku.shade,
      skin: knowsSkin ? reviewer.skin : null,
      age: reviewer.age,
      month: calendar.monthOf(hoursAgo),
      stars: given,
    };
    const composed = composeWithoutTwin(lines.compose, topic, guard, random);
    lines.keep(composed.lines);
    const content = lines.fill(composed.lines, sku.shade);
    const pictures = random.next() < (given >= 4 ? 0.26 : 0.12) ? picturesOf(product, sku.id, random) : [];
    return {
      productId: product.id,
      skuId: sku.id,
      category: product.category,
      author: reviewer.name,
      card: reviewer.card,
      isAnonymous: random.next() < 0.12,
      stars: given,
      content,
      skin: topic.skin,
      age: reviewer.age,
      pictures,
      helpful: helpfulCount(
        product,
        { hoursAgo, length: content.length, hasPictures: pictures.length > 0 },
        random,
      ),
      hoursAgo,
      reply: composed.reply,
      followUp: given >= 4 ? createFollowUp(product, sku, hoursAgo, lines, laterGuard, random) : null,
    };
  });
}

type Guard = ReturnType<typeof createTwinGuard>;
type Lines = ReturnType<typeof createCommentLines>;

/** Composes until the text resembles no other; each attempt writes a little more. */
function composeWithoutTwin(
  compose: Lines['compose'],
  topic: Omit<CommentTopic, 'talkativeness'>,
  guard: Guard,
  random: Random,
) {
  const talkativeness = random.next();
  for (let attempt = 0; ; attempt += 1) {
    const composed = compose({ ...topic, talkativeness: Math.min(1.2, talkativeness + attempt * 0.06) });
    const length = totalLength(composed.lines);
    const fits = length >= SHORTEST && length <= LONGEST && !hasRepeat(composed.lines);
    if (attempt >= ATTEMPTS || (fits && !guard.hasTwin(composed.lines))) {
      guard.add(composed.lines);
      return composed;
    }
  }
}

/** More people find a comment helpful when the product is popular, the text long and old, and with images. */
function helpfulCount(
  { soldCount }: DemoProduct,
  { hoursAgo, length, hasPictures }: { hoursAgo: number; length: number; hasPictures: boolean },
  random: Random,
): number {
  const readers = 2 + Math.sqrt(soldCount) / 4;
  const seen = Math.min(1, hoursAgo / (60 * 24));
  const useful = (0.3 + length / 120) * (hasPictures ? 1.6 : 1);
  return Math.min(Math.floor(readers * seen * useful * random.next() ** 2), Math.ceil(soldCount / 100));
}

function createFollowUp(
  product: DemoProduct,
  sku: DemoProduct['skus'][number],
  hoursAgo: number,
  lines: Lines,
  guard: Guard,
  random: Random,
): DemoComment['followUp'] {
  const wholeDays = Math.floor(hoursAgo / 24);
  if (wholeDays <= FOLLOW_UP_FROM_DAYS || random.next() >= 0.15) return null;
  const days = random.whole(14, Math.min(170, wholeDays - 2));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const written = lines.followUp();
    if (written.length === 0 || hasRepeat(written) || guard.hasTwin(written)) continue;
    guard.add(written);
    const pictures = random.next() < 0.15 ? picturesOf(product, sku.id, random).slice(0, 1) : [];
    return { content: lines.fill(written, sku.shade), days, pictures };
  }
  return null;
}

/** What shoppers photograph: the shade on their arm, the texture, the item on the table. Views without photograph fall back. */
function picturesOf({ category }: DemoProduct, skuId: string, random: Random): string[] {
  const isOnArm = ARM_CATEGORIES.some((prefix) => category.startsWith(prefix));
  const views = shuffle(
    isOnArm ? ['arm', 'texture', 'front', 'open'] : ['texture', 'scene', 'front', 'scale'],
    random,
  );
  const first = isOnArm && random.next() < 0.7 ? ['arm'] : [];
  const chosen = [...new Set([...first, ...views])].slice(0, random.whole(1, 3));
  return chosen.map((view) => `drawn:${skuId}:${view}`);
}
