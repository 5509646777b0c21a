import { searchPath } from '@huarong/core/search';
import { accept } from '@huarong/core/shared';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { browserPlatform } from '../../../platform/browser.ts';
import { fakeServer } from '../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { NO_SUGGESTIONS } from '../SuggestPanel/suggestions.ts';
import { SearchBox } from './SearchBox.tsx';

const KOUHONG = { ...NO_SUGGESTIONS, suggestList: [{ suggestKeyWord: '口红', ranges: [[0, 2]] }] };
const SOLENE = {
  ...NO_SUGGESTIONS,
  suggestList: [
    { suggestKeyWord: '索兰娜 唇膏', ranges: [[0, 2]] },
    { suggestKeyWord: '索兰娜 唇釉', ranges: [[0, 2]] },
  ],
  suggestBrandDtoList: [
    {
      brandId: '1',
      brandNameEN: 'SOLÈNE ARDEY',
      brandNameCN: '索兰娜',
      link: '/brand/1.html',
      rangesEN: [],
      rangesCN: [[0, 2]],
    },
  ],
};
const EMPTY_FIELD = { ...NO_SUGGESTIONS, hotWords: [{ keyWord: '冬日色谱', mark: '热' }] };
const NICKNAME = {
  ...NO_SUGGESTIONS,
  suggestList: [
    { suggestKeyWord: '小赤木', suggestBrandEn: 'SOLÈNE ARDEY', suggestBrandId: '1071', ranges: [[0, 2]] },
    {
      suggestKeyWord: '小赤木唇膏',
      suggestBrandEn: 'SOLÈNE ARDEY',
      suggestBrandId: '1071',
      ranges: [[0, 2]],
    },
  ],
};
const ANSWERS: Record<string, object> = {
  '': EMPTY_FIELD,
  kouhong: KOUHONG,
  suola: SOLENE,
  小赤: NICKNAME,
};

function renderSearchBox({ hints = ['玫瑰精油'], at = '/' } = {}) {
  const server = fakeServer({
    search: {
      suggest: ({ keyWord = '' }) => accept((ANSWERS[keyWord] ?? NO_SUGGESTIONS) as typeof NO_SUGGESTIONS),
    },
  });
  const page = renderPage(<SearchBox hints={hints} />, { at });
  return { server, page, field: screen.getByRole<HTMLInputElement>('combobox', { name: '搜索商品或品牌' }) };
}
/** By its text: a name computed here has spaces around every highlighted part. */
const spelling = (text: string) => ({
  name: (_name: string, element: Element) => element.textContent === text,
});
const markedTexts = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('typing kouhong highlights 口红', async () => {
  const { page, field } = renderSearchBox();
  await page.user.type(field, 'kouhong');
  expect(markedTexts(await screen.findByRole('option', { name: '口红' }))).toEqual(['口红']);
});

test('highlights only the part of a keyword and of a brand that the server matched', async () => {
  const { page, field } = renderSearchBox();
  await page.user.type(field, 'suola');
  const brands = await screen.findByRole('group', { name: '品牌' });
  expect(markedTexts(within(brands).getByRole('option', spelling('SOLÈNE ARDEY 索兰娜')))).toEqual(['索兰']);
  expect(markedTexts(screen.getByRole('option', spelling('索兰娜 唇膏')))).toEqual(['索兰']);
});

test('a keyword of a brand shows its English name, and the brand leads to its page once', async () => {
  const { page, field } = renderSearchBox();
  await page.user.click(field);
  await page.user.paste('小赤');
  const keyword = await screen.findByRole('option', spelling('小赤木 SOLÈNE ARDEY'));
  expect(keyword.getAttribute('href')).toBe(searchPath('小赤木'));
  const brands = within(screen.getByRole('group', { name: '品牌' })).getAllByRole('option');
  expect(brands.map((brand) => [brand.textContent?.trim(), brand.getAttribute('href')])).toEqual([
    ['SOLÈNE ARDEY', '/brand/SOL%C3%88NEARDEY-1071/'],
  ]);
  expect(screen.getByText('有 3 条搜索建议，用上下方向键选择')).toBeTruthy();
});

test('arrow keys move through the suggestions while the focus stays in the field', async () => {
  const { page, field } = renderSearchBox();
  await page.user.type(field, 'suola');
  const first = await screen.findByRole('option', spelling('索兰娜 唇膏'));
  await page.user.keyboard('{ArrowDown}');
  expect(first.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(first.id);
  await page.user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('option', spelling('SOLÈNE ARDEY 索兰娜')).getAttribute('aria-selected')).toBe(
    'true',
  );
  expect(document.activeElement).toBe(field);
});

test('Enter follows the active suggestion and stores it in the history', async () => {
  const { page, field } = renderSearchBox();
  await page.user.type(field, 'suola');
  const first = await screen.findByRole('option', spelling('索兰娜 唇膏'));
  const clicked = vi.fn((event: Event) => event.preventDefault());
  first.addEventListener('click', clicked);
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect(clicked).toHaveBeenCalledOnce();
  expect(page.path()).toBe('/');
  expect(browserPlatform().searchHistory.list()).toEqual(['索兰娜 唇膏']);
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes the panel, and an arrow key opens it again', async () => {
  const { page, field } = renderSearchBox();
  await page.user.click(field);
  await screen.findByRole('option', { name: /冬日色谱/ });
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(field);
  await page.user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeTruthy();
});

test('Enter searches for the typed text without percent and hash signs', async () => {
  const { page, field } = renderSearchBox();
  await page.user.type(field, '  %口红# {Enter}');
  expect(page.path()).toBe(searchPath('口红'));
  await waitFor(() => expect(field.value).toBe('口红'));
});

test('an empty search uses the hint in view', async () => {
  const { page, field } = renderSearchBox();
  expect(field.placeholder).toBe('玫瑰精油');
  await page.user.click(screen.getByRole('button', { name: '搜索' }));
  expect(page.path()).toBe(searchPath('玫瑰精油'));
});

test('without hints an empty search goes nowhere and says what to do', async () => {
  const { page, field } = renderSearchBox({ hints: [] });
  await page.user.click(screen.getByRole('button', { name: '搜索' }));
  expect(page.toast()).toBe('请输入您要搜索的关键词');
  expect(field.placeholder).toBe('请输入您要搜索的关键词');
  expect(page.path()).toBe('/');
});

test('hints rotate every three seconds', () => {
  vi.useFakeTimers();
  try {
    const { field } = renderSearchBox({ hints: ['一', '二'] });
    expect(field.placeholder).toBe('一');
    act(() => vi.advanceTimersByTime(3000));
    expect(field.placeholder).toBe('二');
    act(() => vi.advanceTimersByTime(3000));
    expect(field.placeholder).toBe('一');
  } finally {
    vi.useRealTimers();
  }
});

test('the Enter that ends a composition does not search', async () => {
  const { page, field } = renderSearchBox();
  await page.user.type(field, 'kou');
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(page.path()).toBe('/');
});

test('a results page fills the field with its keyword', () => {
  expect(renderSearchBox({ at: searchPath('口红') }).field.value).toBe('口红');
});

test('a history entry can be deleted, and the focus returns to the field', async () => {
  browserPlatform().searchHistory.add('小众香水');
  const { page, field } = renderSearchBox();
  await page.user.click(field);
  await page.user.click(await screen.findByRole('button', { name: '删除搜索记录：小众香水' }));
  expect(screen.queryByRole('option', { name: '小众香水' })).toBeNull();
  expect(browserPlatform().searchHistory.list()).toEqual([]);
  expect(document.activeElement).toBe(field);
});
