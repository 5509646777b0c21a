/** CIEDE2000 thresholds: up to 2 is hardly visible on skin, up to 5 only side by side. */
const STEPS: [upTo: number, text: string][] = [
  [2, '几乎同色'],
  [5, '很接近'],
];

export const similarityText = (difference: number): string =>
  STEPS.find(([maxDifference]) => difference <= maxDifference)?.[1] ?? '同色系';
