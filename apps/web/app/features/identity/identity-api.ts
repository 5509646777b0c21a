import { browserApi } from '../../platform/api/index.ts';

/** API client of these pages: refusals are shown at their fields, so no alert opens. */
export const identityApi = () => browserApi({ quiet: true }).identity;
