import { data } from 'react-router';
import type { Api } from '../../platform/api/index.ts';

/** Loads all brands. The page filters them itself, so chips and typing need no call. */
export async function loadWall(api: Api) {
  const reply = await api.catalogue.queryAllBrands({});
  if (!reply.ok) throw data(null, { status: 503 });
  return reply.value;
}
