import type { Random } from '../build/random.ts';
import type { Form } from '../kit/forms.ts';
import { chooseAlternatives } from './compose-text.ts';
import { createDeck, type Deck } from './deck.ts';
import { type DemoProduct, fillPlaceholders } from './demo-product.ts';
import { CLOSERS, LET_DOWN, OPENERS, THANKS } from './general-phrases.ts';
import { createLineLimit } from './line-limit.ts';
import {
  BY_AGE,
  DELIVERY,
  GENERAL_COMPLAINTS,
  GIFT,
  LET_DOWN_MORE,
  PACKAGING,
  PRICE,
  REPURCHASE,
  SERVICE,
} from './parts/every-product.ts';
import { linesOfSeason, seasonOf } from './parts/seasons.ts';
import { BY_EFFECT } from './phrases-by-effect.ts';
import { BY_SKIN, type DemoSkin, linesOfShade } from './phrases-by-person.ts';
import { commentTextsOf } from './texts-by-form/index.ts';

/** Nobody gives these away as a present. */
const NO_GIFTS: readonly Form[] = [
  'cotton',
  'deodorant',
  'dry-shampoo',
  'hair-dye',
  'scalp-serum',
  'foot-cream',
];

/** What the sentences of one comment depend on. */
export interface CommentTopic {
  shade: string | null;
  /** Null where the skin of the author does not matter. */
  skin: DemoSkin | null;
  age: string | null;
  month: number;
  stars: number;
  /** Between 0 and 1: how much the author writes. */
  talkativeness: number;
}

/** What is true of any product, where all lines of its kind stand in as many comments as they may. */
const OF_ANY_PRODUCT = [...PACKAGING, ...PRICE, ...REPURCHASE, ...CLOSERS];

/** The greatest share of a product's comments in which one line stands; in fewer than twenty it stands once. */
const MAX_SHARE = 0.1;

/** Lines of a comment, not yet filled. */
interface ComposedComment {
  lines: string[];
  reply: string | null;
}

/** Composes comments of one product from the lines that are true of its kind. */
export function createCommentLines(product: DemoProduct, random: Random) {
  const { seed, category } = product;
  const talk = commentTextsOf(seed.form);
  const decks = new Map<readonly unknown[], Deck<unknown>>();
  const total = product.starCounts.reduce((sum, count) => sum + count, 0);
  const limit = createLineLimit(Math.max(1, Math.floor(total * MAX_SHARE)));
  const drawAny = <Card>(cards: readonly Card[]): Card | null => {
    const deck = decks.get(cards) ?? createDeck(cards, random);
    decks.set(cards, deck);
    return deck.draw() as Card | null;
  };
  /** A card that may still be used; null when each of them stands in as many comments as it may. */
  function draw<Card>(cards: readonly Card[], textOf: (card: Card) => string = String): Card | null {
    for (let left = cards.length; left > 0; left -= 1) {
      const card = drawAny(cards);
      if (card !== null && limit.allows(textOf(card))) return card;
    }
    return null;
  }
  const effects = seed.effects.flatMap((effect) => {
    const { categoryPrefixes, said } = BY_EFFECT[effect];
    return categoryPrefixes.some((prefix) => category.startsWith(prefix)) ? said : [];
  });
  const hasShades = product.skus.every(({ shade }) => shade !== null);
  const canFill = (line: string) => fillPlaceholders(line, product, hasShades ? '' : null) !== null;
  const main = [...talk.praise, ...effects].filter(canFill);
  const mixed = talk.mixed.filter(canFill);
  const later = talk.later.filter(canFill);
  const critical = talk.critical.filter(({ said }) => canFill(said));
  const shades = linesOfShade(category);
  const seasons = Map.groupBy([1, 4, 7, 10], seasonOf);
  const seasonLines = new Map(
    [...seasons.keys()].map((season) => [season, linesOfSeason({ category, form: seed.form }, season)]),
  );
  const generalComplaints = GENERAL_COMPLAINTS.map((line) => {
    const [said = '', reply = ''] = line.split('｜');
    return { said, reply };
  });
  const letDown = [...LET_DOWN, ...LET_DOWN_MORE];

  function praise({ shade, skin, age, month, stars, talkativeness }: CommentTopic): ComposedComment {
    const line = (cards: readonly string[], share: number) =>
      random.next() < share * (0.25 + 1.5 * talkativeness) ? draw(cards) : null;
    // A first purchase is no repurchase, and a parcel arrives once.
    const opener = line(OPENERS, 0.32);
    const delivery = opener === null ? line(DELIVERY, 0.2) : null;
    return {
      lines: [
        opener,
        line((age !== null && BY_AGE[age]) || [], 0.14),
        draw(main) ?? draw(OF_ANY_PRODUCT) ?? drawAny(main),
        line(main, 0.4),
        shade === null ? null : line(shades, 0.45),
        line(main, 0.15),
        skin === null ? null : line(BY_SKIN[skin], 0.25),
        line(seasonLines.get(seasonOf(month)) ?? [], 0.22),
        stars === 4 ? draw(mixed) : line(mixed, 0.06),
        line(PACKAGING, 0.14),
        delivery,
        line(PRICE, 0.12),
        line(SERVICE, 0.07),
        NO_GIFTS.includes(seed.form) ? null : line(GIFT, 0.08),
        opener === null ? line(REPURCHASE, 0.25) : null,
        delivery === null ? line(CLOSERS, 0.2) : null,
      ].filter((line) => line !== null),
      reply: random.next() < 0.08 ? draw(THANKS) : null,
    };
  }

  function criticise({ stars, talkativeness }: CommentTopic): ComposedComment {
    const line = (cards: readonly string[], share: number) =>
      random.next() < share * (0.4 + 1.2 * talkativeness) ? draw(cards) : null;
    const [first, second] =
      random.next() < 0.7 ? [critical, generalComplaints] : [generalComplaints, critical];
    const said = (complaint: { said: string }) => complaint.said;
    const complaint = draw(first, said) ?? draw(second, said) ?? drawAny(first) ?? drawAny(second)!;
    return {
      lines: [
        line(OPENERS, 0.35),
        stars === 3 ? line(main, 0.4) : null,
        complaint.said,
        stars === 3 ? line(mixed, 0.5) : null,
        line(letDown, 0.6),
      ].filter((line) => line !== null),
      reply: chooseAlternatives(complaint.reply, random),
    };
  }

  return {
    compose: (topic: CommentTopic): ComposedComment => (topic.stars <= 3 ? criticise(topic) : praise(topic)),
    /** Counts the lines of a comment that is kept. */
    keep: limit.add,
    /** Some weeks later, satisfied authors only. */
    followUp: (): string[] =>
      [
        draw(later),
        random.next() < 0.45 ? draw(main) : null,
        random.next() < 0.35 ? draw(REPURCHASE) : null,
      ].filter((line) => line !== null),
    fill: (lines: readonly string[], shade: string | null): string =>
      lines.map((line) => fillPlaceholders(chooseAlternatives(line, random), product, shade) ?? '').join(''),
  };
}
