import type { ReducedResponse } from '@huarong/contract/kit';

const failedResponse = (errorMessage: string, results: unknown = null): ReducedResponse => ({
  status: 1,
  results,
  errorCode: null,
  errorMessage,
  dataResult: null,
  httpStatus: 0,
});

/** A programming error, with the text the specification gives; shoppers never see it. */
export const invalidUrl = () => failedResponse('error total params Url');
export const networkFailure = () => failedResponse('网络连接不畅，请检查网络后重试');
export const aborted = () => failedResponse('已有新的操作，这次请求已取消', { aborted: true });

/** True for a response, or a refusal made from it, whose call was aborted: nothing has to be shown. */
export const isAborted = (answer: unknown): boolean => {
  const details = (answer as { results?: unknown } | null)?.results ?? answer;
  return (details as { aborted?: unknown } | null)?.aborted === true;
};
