import type { Transport } from '@huarong/contract/kit';
import { wrapAnswer } from '@huarong/contract/kit';
import type { Context } from '#platform/context';
import type { PublishedCache } from '#platform/published';
import type { Feature } from './implement.ts';

/** Lets the pages on this server call the API without a network between them: same validation, no socket. */
export const inProcess =
  (features: readonly Feature[], context: Context, published: PublishedCache): Transport =>
  async (route, input) => {
    const feature = features.find((candidate) => candidate.endpoints.has(route));
    if (!feature) return wrapAnswer({ ok: false, refusal: { code: 'not-built' } });
    const answer = async () => wrapAnswer(await feature.answer(route, context, input));
    if (!feature.endpoints.get(route)!.isPublished) return answer();
    return published.value(`${route} ${JSON.stringify(input)}`, answer);
  };
