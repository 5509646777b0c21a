import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';

/** One row. */
const TRYOUTS = 4;
const TABS = ['open', 'done', 'tryout'] as const;
export type Tab = (typeof TABS)[number];

/** The surveys, the open one with its questions, and a few trial products. */
export async function loadSurveys(api: Api, { url }: PageArgs) {
  const tab = TABS.find((entry) => entry === url.searchParams.get('tab')) ?? 'open';
  const surveyId = url.searchParams.get('survey') ?? '';
  const [list, tryouts, survey] = await Promise.all([
    api.surveys.list({}),
    api.catalogue.tryout({ pageNo: 1, pageSize: TRYOUTS }),
    /^[A-Za-z0-9_-]{1,64}$/.test(surveyId) ? api.surveys.detail({ surveyId }) : null,
  ]);
  return {
    tab,
    surveys: unwrapReply(list).surveys,
    tryouts: unwrapReply(tryouts),
    // A survey that has closed meanwhile is not opened.
    survey: survey?.ok && survey.value.status === 'open' ? survey.value : null,
  };
}
export type SurveysData = Awaited<ReturnType<typeof loadSurveys>>;
/** A survey that can be answered now. */
export type OpenSurvey = NonNullable<SurveysData['survey']>;

export const surveysPath = ({ tab = 'open', survey = '' }: { tab?: Tab; survey?: string }): string => {
  const search = new URLSearchParams({ ...(tab !== 'open' && { tab }), ...(survey && { survey }) });
  return search.size > 0 ? `/Research?${search}` : '/Research';
};
