import { expect, it } from 'vitest';
import { nearShadesInStock } from './near-shades-in-stock.ts';

const shade = (name: string, hex: string, hasInventory = true) => ({ name, hex, note: '', hasInventory });
const jujube = shade('25 黑枣', '#4A161F', false);
const shades = [
  shade('31 柿', '#D05A35'),
  shade('06 绛', '#7C1A22'),
  jujube,
  shade('21 桑葚', '#5F1B34'),
  shade('07 乌枣', '#4B1720', false),
  shade('22 车厘子', '#7A1B30'),
];

it('lists the three nearest shades in stock, without the chosen one and sold-out ones', () =>
  expect(
    nearShadesInStock(shades, jujube)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['06 绛', '21 桑葚', '22 车厘子'].sort()));

it('lists none when nothing else is in stock', () => expect(nearShadesInStock([jujube], jujube)).toEqual([]));
