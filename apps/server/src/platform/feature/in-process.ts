import type { OwnErrorText, Transport } from '@huarong/contract/kit';
import { wrapAnswer } from '@huarong/contract/kit';
import { asVisitor, type Context } from '#platform/context';
import type { PublishedCache } from '#platform/published';
import type { Feature } from './implement.ts';

/** Lets the server-rendered pages call the API in process: the same validation, no network. */
export const inProcess =
  (
    features: readonly Feature[],
    context: Context,
    published: PublishedCache,
    ownText?: OwnErrorText,
  ): Transport =>
  async (route, input) => {
    const feature = features.find((candidate) => candidate.endpoints.has(route));
    if (!feature) return wrapAnswer({ ok: false, refusal: { code: 'not-built' } });
    const answerAs = async (callContext: Context) =>
      wrapAnswer(await feature.answer(route, callContext, input), ownText);
    if (!feature.endpoints.get(route)?.isPublished) return answerAs(context);
    return published.value(`${route} ${JSON.stringify(input)}`, () => answerAs(asVisitor(context)));
  };
