import { type Chance, chanceOf } from '../build/chance.ts';
import { BY_EFFECT } from './by-effect.ts';
import { AUTHORS, BY_SKIN, CARDS, DEMO_AGES, DEMO_SKINS, type DemoSkin, linesOfShade } from './by-person.ts';
import { type Deck, deckOf } from './deck.ts';
import { CLOSERS, LET_DOWN, OPENERS, THANKS } from './small-talk.ts';
import { fill, type Subject } from './subject.ts';
import { talkOf } from './talks/index.ts';

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
  /** Which of the sku's drawings stand for a shopper's pictures. */
  pictures: string[];
  helpful: number;
  hoursAgo: number;
  reply: string | null;
  followUp: { content: string; days: number } | null;
}

/** On these shelves it matters what skin somebody has. */
const SKIN_SHELVES = ['60001', '6000201', '60005'];

/** What is said of one product: no sentence twice, and as many voices as it sold. */
export function buildComments(subject: Subject): DemoComment[] {
  // Nobody has had it for long enough.
  if (subject.publishedDaysAgo < 2) return [];
  const chance = chanceOf(`comments ${subject.id}`);
  const voices = voicesFor(subject, chance);
  return Array.from({ length: howMany(subject, chance) }, () => oneComment(subject, chance, voices)).filter(
    (comment) => comment !== null,
  );
}

function howMany({ soldCount, seed }: Subject, chance: Chance): number {
  // The face of the shop: the lipstick every mock-up shows.
  if (seed.nickname === '小赤木') return 24;
  return 2 + Math.round(Math.log2(1 + soldCount / 250)) + chance.whole(0, 2);
}

interface Voices {
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

function voicesFor({ seed, category }: Subject, chance: Chance): Voices {
  const talk = talkOf(seed.form);
  const effects = seed.effects.flatMap((effect) => {
    const { shelves, said } = BY_EFFECT[effect];
    return shelves.some((shelf) => category.startsWith(shelf)) ? said : [];
  });
  return {
    praise: deckOf(talk.praise, chance),
    mixed: deckOf(talk.mixed, chance),
    critical: deckOf(talk.critical, chance),
    later: deckOf(talk.later, chance),
    effects: deckOf(effects, chance),
    shades: deckOf(linesOfShade(category), chance),
    skins: Object.fromEntries(
      DEMO_SKINS.map((skin) => [skin, deckOf(BY_SKIN[skin], chance)]),
    ) as unknown as Voices['skins'],
    openers: deckOf(OPENERS, chance),
    closers: deckOf(CLOSERS, chance),
    letDown: deckOf(LET_DOWN, chance),
    thanks: deckOf(THANKS, chance),
    authors: deckOf(AUTHORS, chance),
  };
}

/** Five stars are common and four are not rare; one in twelve has something against it. */
function rollStars(chance: Chance): number {
  const rolled = chance.next();
  if (rolled < 0.73) return 5;
  if (rolled < 0.92) return 4;
  if (rolled < 0.96) return 3;
  return rolled < 0.99 ? 2 : 1;
}

function oneComment(subject: Subject, chance: Chance, voices: Voices): DemoComment | null {
  const rolled = rollStars(chance);
  const blame = rolled <= 3 ? voices.critical.draw() : null;
  // Nobody is cross without a reason; whoever found none is content.
  const stars = rolled <= 3 && !blame ? 5 : rolled;
  const sku = chance.pick(subject.skus);
  const skin = SKIN_SHELVES.some((shelf) => subject.category.startsWith(shelf))
    ? chance.pick(DEMO_SKINS)
    : null;
  const said = blame
    ? unhappy(stars, blame.said, chance, voices)
    : happy(stars, { skin, hasShade: sku.shade !== null }, chance, voices);
  const content = said
    .flatMap((line) => (line === null ? [] : (fill(line, subject, sku.shade) ?? [])))
    .join('');
  if (content.length < 10) return null;

  const hoursAgo = chance.whole(5, Math.min(420, subject.publishedDaysAgo - 1) * 24);
  // Whoever was let down does not come back to say how well it went.
  const later = !blame && hoursAgo > 20 * 24 && chance.next() < 0.14 ? voices.later.draw() : null;
  const knowsAge = chance.next() < 0.75;
  return {
    productId: subject.id,
    skuId: sku.id,
    category: subject.category,
    author: voices.authors.draw()!,
    card: chance.pick(CARDS),
    isAnonymous: chance.next() < 0.12,
    stars,
    content,
    skin,
    age: knowsAge ? chance.pick(DEMO_AGES) : null,
    pictures: stars >= 4 && chance.next() < 0.28 ? pictures(sku.id, chance) : [],
    helpful: Math.floor(chance.next() ** 3 * (8 + content.length)),
    hoursAgo,
    reply: blame ? blame.reply : chance.next() < 0.12 ? voices.thanks.draw() : null,
    followUp: later
      ? { content: later, days: chance.whole(14, Math.min(120, Math.floor(hoursAgo / 24) - 2)) }
      : null,
  };
}

const maybe = (line: () => string | null, share: number, chance: Chance) =>
  chance.next() < share ? line() : null;

function happy(
  stars: number,
  { skin, hasShade }: { skin: DemoSkin | null; hasShade: boolean },
  chance: Chance,
  voices: Voices,
): (string | null)[] {
  const said = voices.praise.draw() ?? voices.effects.draw();
  // Everything has been said: one voice fewer is better than an empty one.
  if (said === null) return [];
  return [
    maybe(voices.openers.draw, 0.45, chance),
    said,
    maybe(voices.praise.draw, 0.25, chance),
    hasShade ? maybe(voices.shades.draw, 0.4, chance) : maybe(voices.effects.draw, 0.45, chance),
    skin ? maybe(voices.skins[skin].draw, 0.3, chance) : null,
    stars === 4 ? voices.mixed.draw() : null,
    maybe(voices.closers.draw, 0.35, chance),
  ];
}

const unhappy = (stars: number, blame: string, chance: Chance, voices: Voices): (string | null)[] => [
  maybe(voices.openers.draw, 0.35, chance),
  blame,
  stars === 3 ? maybe(voices.mixed.draw, 0.5, chance) : voices.letDown.draw(),
];

function pictures(skuId: string, chance: Chance): string[] {
  const views = ['texture', 'scene', 'angle', 'front'].slice(0, chance.whole(1, 3));
  return views.map((view) => `drawn:${skuId}:${view}`);
}
