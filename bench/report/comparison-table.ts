import type { Comparison } from '../measure/compare.ts';
import { markdownTable } from './markdown-table.ts';

const HEADING = [
  'answer',
  'bytes',
  'CPU µs shop',
  'bare',
  'shop ÷ bare',
  'target',
  'per second shop',
  'bare',
  'p50 ms shop',
  'bare',
  'p99 ms shop',
  'bare',
  'stray',
];

export const comparisonTable = (comparisons: readonly Comparison[]): string =>
  markdownTable([HEADING, ...comparisons.map(rowOf)]);

const rowOf = ({ name, bytes, shop, bare, ratio, target }: Comparison): string[] => [
  name,
  String(bytes),
  shop.cpuMicros.toFixed(0),
  bare.cpuMicros.toFixed(0),
  percent(ratio),
  target === null ? '' : `≥ ${percent(target)} ${ratio >= target ? '✓' : '✗'}`,
  shop.perSecond.toFixed(0),
  bare.perSecond.toFixed(0),
  shop.p50Ms.toFixed(2),
  bare.p50Ms.toFixed(2),
  shop.p99Ms.toFixed(2),
  bare.p99Ms.toFixed(2),
  percent(shop.unexpectedShare),
];

const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
