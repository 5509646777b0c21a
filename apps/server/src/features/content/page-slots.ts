/** The slots of each page, top to bottom. A slot without live lines is hidden. */
export const pageSlots = [
  {
    page: 'frame',
    slots: [
      'top_notice',
      'top_menu',
      'search_hint',
      'hot_word',
      'nav_category',
      'nav_more',
      'carousel_text',
      'sidebar_top',
      'sidebar_bottom',
      'footer_promise',
      'footer_about',
      'footer_column',
      'footer_hotline',
      'footer_licence',
      'footer_company',
      'footer_policy',
    ],
  },
  {
    page: 'home',
    slots: [
      'home_hero',
      'home_greeting',
      'home_coupon',
      'home_flash',
      'home_category',
      'left_guide',
      'home_rank',
      'home_scents',
      'home_editorial',
      'first_order_gift',
    ],
  },
];
