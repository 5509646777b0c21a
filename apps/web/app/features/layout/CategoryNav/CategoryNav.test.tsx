/** A window as wide as a desktop: below 1200 px the menus open by touch.
 * @vitest-environment-options { "width": 1440, "height": 900 }
 */
import { accept, refuse } from '@huarong/core/shared';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { CategoryNav } from './CategoryNav.tsx';

/** Each test has categories of its own: menus are cached for the visit. */
function renderNav(id: string, { at = '/', isDown = (): boolean => false } = {}) {
  const categories = ['护肤', '彩妆'].map((name, index) => ({
    categoryId: `${id}${index + 1}`,
    name,
    link: `/category/${id}${index + 1}/`,
    isHot: false,
  }));
  const server = fakeServer({
    content: {
      subCategoryGroup: ({ categoryId }) =>
        isDown()
          ? refuse({ code: 'unexpected' })
          : accept({
              columns: [
                [
                  {
                    categoryId: `${categoryId}01`,
                    name: '洁面',
                    link: `/category/${categoryId}01/`,
                    children: [],
                  } as never,
                ],
                [],
                [],
              ],
              brandList: [],
              resourceList: [],
              letters: ['A', '#'],
            }),
    },
  });
  const page = renderPage(<CategoryNav label="商品分类" categories={categories} />, { at });
  return { server, page };
}
const entry = (name: string) => within(screen.getByRole('navigation')).getByRole('link', { name });
const menuOf = (name: string) => screen.queryByRole('group', { name: `${name}的全部分类` });
type Page = ReturnType<typeof renderPage>;
// A menu suspends while it loads, so React wants every event awaited.
const press = (page: Page, keys: string) => act(() => page.user.keyboard(keys));
const loadMenuScript = (arrive: () => Promise<void>) =>
  act(async () => {
    await arrive();
    await import('../MegaMenu/MegaMenu.tsx');
  });
const focusFirstEntry = (page: Page) => loadMenuScript(() => page.user.tab());

test('shows nothing without entries', () => {
  renderPage(<CategoryNav label="商品分类" categories={[]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('marks the category of the page, also below it', () => {
  renderNav('70', { at: '/category/70201/' });
  expect(entry('彩妆').closest('li')?.getAttribute('aria-current')).toBe('true');
  expect(entry('护肤').closest('li')?.getAttribute('aria-current')).toBeNull();
});

test('is only links until the focus arrives, then arrows move between entries', async () => {
  const { page, server } = renderNav('71');
  expect(server.calls).toEqual([]);
  await focusFirstEntry(page);
  expect(document.activeElement).toBe(entry('护肤'));
  await press(page, '{ArrowRight}');
  expect(document.activeElement).toBe(entry('彩妆'));
});

test('the down arrow opens the menu and enters it, Escape returns to the entry', async () => {
  const { page } = renderNav('72');
  await focusFirstEntry(page);
  await press(page, '{ArrowDown}');
  expect(menuOf('护肤')).toBeTruthy();
  expect(entry('护肤').getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('洁面'));
  await press(page, '{Escape}');
  expect(menuOf('护肤')).toBeNull();
  expect(document.activeElement).toBe(entry('护肤'));
});

test('the alphabet of the menu links to the letters that have brands', async () => {
  const { page } = renderNav('79');
  await focusFirstEntry(page);
  await press(page, '{ArrowDown}');
  const letters = within(await screen.findByRole('list', { name: '按字母找品牌' })).getAllByRole('link');
  expect(letters.map((letter) => letter.getAttribute('href'))).toEqual([
    '/brand/#letter-A',
    '/brand/#letter-digit',
  ]);
});

test('hovering opens a menu after a moment, and a click outside closes it', async () => {
  const { page } = renderNav('73');
  await loadMenuScript(() => page.user.hover(entry('护肤')));
  await act(() => page.user.hover(entry('彩妆')));
  expect(menuOf('彩妆')).toBeNull();
  await waitFor(() => expect(menuOf('彩妆')).toBeTruthy());
  await act(() => page.user.click(document.body));
  expect(menuOf('彩妆')).toBeNull();
});

test('a menu that fails to load can be retried', async () => {
  let isDown = true;
  const { page } = renderNav('74', { isDown: () => isDown });
  await focusFirstEntry(page);
  await press(page, '{ArrowDown}');
  expect(await screen.findByText('护肤的分类没有加载出来，请稍后再试。')).toBeTruthy();
  isDown = false;
  await act(() => page.user.click(screen.getByRole('button', { name: '重试' })));
  expect(await screen.findByText('洁面')).toBeTruthy();
});
