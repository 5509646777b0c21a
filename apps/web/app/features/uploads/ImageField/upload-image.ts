import type { UploadedImage } from '@huarong/contract/community';
import { methodOf, pathOf } from '@huarong/contract/kit';
import type { routes } from '@huarong/contract/routes';
import { reduceResponse } from '../../../platform/api/reduce-response.ts';
import { browserPlatform } from '../../../platform/browser.ts';

export type UploadResult = { ok: true; image: UploadedImage } | { ok: false; message: string };

/** Upload routes of comments and posts, of returns, and of feedback. */
export type UploadRoute =
  | typeof routes.community.uploadCommentPicture
  | typeof routes.returns.uploadPicture
  | typeof routes.feedback.uploadPicture;

const OFFLINE = '网络不稳定，没有传上去';

/** Uploads one image and reports the progress. Uses XMLHttpRequest, because fetch does not report upload progress. */
export function uploadImage(
  route: UploadRoute,
  file: File,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<UploadResult> {
  const { url, headers } = browserPlatform().callTo(pathOf(route));
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('picture', file);
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onload = () =>
      resolve(
        readReply(reduceResponse({ httpStatus: request.status, text: request.responseText, format: 'json' })),
      );
    request.onerror = () => resolve({ ok: false, message: OFFLINE });
    signal.addEventListener('abort', () => request.abort());
    request.open(methodOf(route), url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}

const readReply = ({ status, results, errorMessage }: ReturnType<typeof reduceResponse>): UploadResult =>
  status === 0
    ? { ok: true, image: results as UploadedImage }
    : { ok: false, message: errorMessage ?? OFFLINE };
