import type { ReducedResponse } from '@huarong/contract/kit';

const failedResponse = (errorMessage: string, results: unknown = null): ReducedResponse => ({
  status: 1,
  results,
  errorCode: null,
  errorMessage,
  dataResult: null,
  httpStatus: 0,
});

/** A mistake of ours, in the words callers know; the shopper never sees it. */
export const invalidUrl = () => failedResponse('error total params Url');
export const networkFailure = () => failedResponse('网络连接不畅，请检查网络后重试');
export const aborted = () => failedResponse('已有新的操作，这次请求已取消', { aborted: true });

/** True of a reduced response, or of a refusal made from it, whose call was cancelled: there is nothing to show. */
export const isAborted = (answer: unknown): boolean => {
  const details = (answer as { results?: unknown } | null)?.results ?? answer;
  return (details as { aborted?: unknown } | null)?.aborted === true;
};
