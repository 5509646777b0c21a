/** CIEDE2000 in words: 2 is hard to tell on two faces, 5 is seen side by side. */
const STEPS: [upTo: number, words: string][] = [
  [2, '几乎同色'],
  [5, '很接近'],
];

export const similarityText = (difference: number): string =>
  STEPS.find(([maxDifference]) => difference <= maxDifference)?.[1] ?? '同色系';
