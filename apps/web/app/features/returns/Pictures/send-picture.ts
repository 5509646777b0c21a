import type { UploadedPicture } from '@huarong/contract/community';
import { methodOf, pathOf } from '@huarong/contract/kit';
import { routes } from '@huarong/contract/routes';
import { browserPlatform } from '../../../platform/browser.ts';

type Sent =
  | { ok: true; picture: Pick<UploadedPicture, 'imageId' | 'imageUrl'> }
  | { ok: false; message: string };

const ROUTE = routes.returns.uploadPicture;

/** Sends one picture as a form, which the typed client knows no fields of; what goes wrong is shown in its place. */
export async function sendPicture(file: File): Promise<Sent> {
  const form = new FormData();
  form.append('picture', file);
  const { status, results, errorMessage } = await browserPlatform().request({
    method: methodOf(ROUTE),
    url: pathOf(ROUTE),
    rawBody: form,
    isUpload: true,
    quiet: true,
  });
  if (status !== 0) return { ok: false, message: errorMessage ?? '网络不稳定，没有传上去' };
  const { imageId, imageUrl } = results as UploadedPicture;
  return { ok: true, picture: { imageId, imageUrl } };
}
