import { type Family, gauge } from '#platform/metrics';
import type { CacheFigures } from './published-cache.ts';

/** The cache of answers that are the same for everyone, as metrics. */
export const publishedFamilies = ({ entries, bytes, answers, clears }: CacheFigures): Family[] => [
  {
    name: 'published_answers_total',
    help: 'Published answers by where they came from',
    type: 'counter',
    samples: Object.entries(answers).map(([result, value]) => ({ labels: { result }, value })),
  },
  gauge('published_cache_entries', 'Answers in the cache', entries),
  gauge('published_cache_bytes', 'Size of the cache', bytes),
  {
    name: 'published_cache_clears_total',
    help: 'Changes of published data after which answers are computed again',
    type: 'counter',
    samples: [{ value: clears }],
  },
];
