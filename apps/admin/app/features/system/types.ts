import type { api } from '../../platform/api/index.ts';

export type Overview = Extract<Awaited<ReturnType<typeof api.system.overview>>, { ok: true }>['value'];
