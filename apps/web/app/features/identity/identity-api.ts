import { browserApi } from '../../platform/api/index.ts';

/** The calls of these pages: every refusal stands beside its field, so no box opens. */
export const identityApi = () => browserApi({ quiet: true }).identity;
