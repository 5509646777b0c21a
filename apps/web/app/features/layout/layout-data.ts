import type { Api } from '../../platform/api/index.ts';
import { loadImageSlot, loadTextSlots } from '../../platform/pages/slots.ts';
import { loadTerms } from '../../platform/terms/terms.ts';
import { navCategories } from './nav-categories.ts';

/** Texts of header and footer, the navigation categories, and what every page may promise. */
export async function loadLayout(api: Api) {
  const [slots, categoryGroup, sidebarTop, sidebarBottom, terms] = await Promise.all([
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
      'footer_qr',
      'footer_licence',
      'footer_company',
      'footer_policy',
    ]),
    api.content.categoryGroup({}),
    loadImageSlot(api, 'sidebar_top'),
    loadImageSlot(api, 'sidebar_bottom'),
    loadTerms(api),
  ]);
  const { nav_category: lines, ...texts } = slots;
  return {
    ...texts,
    terms,
    sidebars: { top: sidebarTop, bottom: sidebarBottom },
    categories: navCategories(categoryGroup.ok ? categoryGroup.value.categories : null, lines),
  };
}
export type LayoutData = Awaited<ReturnType<typeof loadLayout>>;
