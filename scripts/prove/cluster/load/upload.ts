import { jpeg } from '../../../../apps/server/src/platform/uploads/testing/image-samples.ts';
import { accountRoutes } from '../../../../packages/contract/src/account/index.ts';
import { DEVICE, type Member } from '../../orders/members.ts';
import { VISITORS_PORT } from '../machines/balancers.ts';

const TIMEOUT_MS = 30_000;

/** Uploads an avatar; returns the HTTP status. */
export async function uploadAvatar({ token }: Member): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'avatar.jpg');
  const [, path] = accountRoutes.uploadAvatar.split(' ');
  const answer = await fetch(`http://127.0.0.1:${VISITORS_PORT}${path}`, {
    method: 'POST',
    headers: { token, devicefingerprint: DEVICE },
    body: form,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.arrayBuffer();
  return answer.status;
}
