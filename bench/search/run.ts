import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildIndex, type SearchIndex } from '../../packages/search/src/index.ts';
import { scoreAll, scoresOf } from '../../packages/search/src/relevance/index.ts';
import { demoDocuments } from '../../packages/search/src/testing/demo-documents.ts';
import { describeMachine } from '../report/describe-machine.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { measureCounting } from './measure-counting.ts';
import { measureSpeed, type Speed } from './measure-speed.ts';

/** `npm run bench:search`: relevance of the results, and latency with a growing catalogue. */
const SIZES = [0, 20_000, 100_000];
/** Milliseconds. */
const SEARCH_TARGETS: Record<number, number> = { 20000: 5, 100000: 20 };
const SUGGEST_TARGET = 2;
const LEAST_NDCG = 0.97;
/** Of a search, that counting it may take. */
const MOST_SHARE = 0.01;

console.log(`${describeMachine()}, ${new Date().toISOString().slice(0, 10)}\n`);
const rows = SIZES.map((size) => {
  const { documents, brands } = demoDocuments(size);
  const before = memoryMb();
  const began = process.threadCpuUsage();
  const index = buildIndex(documents, brands);
  const { user, system } = process.threadCpuUsage(began);
  const memory = memoryMb() - before;
  if (size === 0) reportRelevance(index, documents);
  return rowOf(documents.length, (user + system) / 1e6, memory, measureSpeed(index));
});
console.log(
  markdownTable([
    [
      'products',
      'build CPU s',
      'memory MB',
      'keyword + facets p50 ms',
      'p99',
      'target',
      'CPU ms',
      'suggest p50 ms',
      'p99',
      'target',
      'CPU ms',
    ],
    ...rows,
  ]),
);

const counting = await measureCounting(buildIndex(...listDemo()));
console.log(
  `\n${counting.searches.toLocaleString('en')} simulated searches: ${counting.counted.toLocaleString('en')} in the report, ` +
    `${counting.countedWithoutResult} of ${counting.withoutResult} without a result; counting takes ` +
    `${counting.countMicroseconds.toFixed(2)} µs CPU of the serving thread ` +
    `(${counting.withDatabaseMicroseconds.toFixed(2)} µs with the embedded database), a search ${counting.searchMicroseconds.toFixed(0)} µs: ` +
    `${(counting.share * 100).toFixed(2)} % ${against(counting.share, MOST_SHARE)}`,
);

function listDemo(): Parameters<typeof buildIndex> {
  const { documents, brands } = demoDocuments();
  return [documents, brands];
}

function rowOf(products: number, buildSeconds: number, memory: number, { search, suggest }: Speed): string[] {
  return [
    products.toLocaleString('en'),
    buildSeconds.toFixed(1),
    memory.toFixed(0),
    search.p50.toFixed(2),
    search.p99.toFixed(2),
    against(search.p99, SEARCH_TARGETS[products]),
    search.cpu.toFixed(2),
    suggest.p50.toFixed(2),
    suggest.p99.toFixed(2),
    against(suggest.p99, SUGGEST_TARGET),
    suggest.cpu.toFixed(2),
  ];
}

function against(figure: number, target: number | undefined): string {
  return target === undefined ? '' : `≤ ${target} ${figure <= target ? '✓' : '✗'}`;
}

/** Heap and columns after a collection. */
function memoryMb(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

function reportRelevance(index: SearchIndex, documents: Parameters<typeof scoreAll>[1]): void {
  const { groups, overall } = scoresOf(scoreAll(index, documents));
  const target = `≥ ${LEAST_NDCG} ${overall.ndcg >= LEAST_NDCG ? '✓' : '✗'}`;
  const lines = [...groups, overall].map(({ name, queries, ndcg, recall }) => [
    name,
    String(queries),
    ndcg.toFixed(3),
    recall.toFixed(3),
    name === overall.name ? target : '',
  ]);
  console.log(`${markdownTable([['asked in', 'queries', 'nDCG@10', 'recall', 'target'], ...lines])}\n`);
}
