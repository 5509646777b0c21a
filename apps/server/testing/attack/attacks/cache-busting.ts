import { type Attack, inBatches, resultOf } from '../attack.ts';

const REQUESTS = 400;
/** What may be rendered anew while the attack lasts: each page again when its cached copy is old. */
const RENDERS_ALLOWED = 12;

/** Random parameters in random order, which must not make the server render a page again. */
export default {
  name: 'pages with random parameters',
  async run({ request, countRenders }) {
    const pages = ['/', '/brand/', '/category/60001/'];
    for (const page of pages) await request(page);
    const before = countRenders();
    const answers = await inBatches(REQUESTS, 20, (index) =>
      request(`${pages[index % pages.length]}?a=${Math.random()}&utm_source=${index}&z${index}=1`),
    );
    const renders = countRenders() - before;
    const documents = await inBatches(50, 10, (index) => request(`/openapi.json?a=${index}`));
    const etags = new Set(documents.flatMap(({ headers }) => headers.get('etag') ?? []));
    return resultOf(
      [
        ...answers.map(({ status }, index) => ({
          what: `status ${status}`,
          // An overloaded machine sheds load (503), which renders nothing.
          isHeld: [200, 503].includes(status) && (index >= renders || renders <= RENDERS_ALLOWED),
        })),
        ...documents.map(({ status }) => ({
          what: `openapi.json was answered ${status}, ${etags.size} versions`,
          isHeld: [200, 503].includes(status) && etags.size <= 1,
        })),
      ],
      `${renders} renders`,
    );
  },
} satisfies Attack;
