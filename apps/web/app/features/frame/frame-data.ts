import type { Api } from '../../platform/api/index.ts';
import { loadTextSlots } from '../../platform/pages/slots.ts';

/** The texts around every page. */
export const loadFrame = (api: Api) =>
  loadTextSlots(api, [
    'top_notice',
    'top_menu',
    'search_hint',
    'hot_word',
    'nav_category',
    'nav_more',
    'footer_promise',
    'footer_about',
    'footer_column',
    'footer_hotline',
    'footer_licence',
    'footer_company',
    'footer_policy',
  ]);
export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
