import { type Answer, type RefusalDetails, wrapAnswer } from '@huarong/contract/kit';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SHELL_ROUTE } from '../../platform/session/use-session.ts';
import { ListingEditor } from './ListingEditor.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import type { Listing, Section } from './types.ts';

const shown = { count: 0, products: [], missing: [] };
const choices = { labels: [], tags: [], brands: [], categories: [] };
const selection = { rule: { order: 'sold' as const } };
const section = {
  sectionId: 'hot',
  title: '大家在买',
  link: '/',
  selection,
  pins: [],
  size: 10,
  position: 1,
  startsAt: null,
  endsAt: null,
  isLive: true,
  state: 'shown',
  shown,
} satisfies Section;
const listing = {
  listingId: 'hot_rec',
  name: '热卖',
  intro: '',
  link: '/category/hot_rec/',
  selection,
  pins: [],
  menuRule: null,
  hiddenFacets: [],
  clicks: 0,
  orders: 0,
  isInMenu: true,
  isLive: true,
  isFixed: true,
  position: 1,
  shown,
} satisfies Listing;

interface Sent {
  fields: Record<string, unknown>;
  base: Record<string, unknown>;
  applyAt: string | null;
  restoreAt: string | null;
}

/** Answers the first save with a conflict about one field, and the second one with what was planned. */
function answerWithConflict(conflict: object): Sent[] {
  const sent: Sent[] = [];
  const refusal = { code: 'fields-changed', count: 1, fields: [conflict] } as RefusalDetails;
  const reply = (answer: Answer) => {
    const { httpStatus, ...body } = wrapAnswer(answer);
    return Promise.resolve(new Response(JSON.stringify(body), { status: httpStatus }));
  };
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    if (url.includes('/preview')) return reply({ ok: true, value: shown });
    if (method === 'GET') return reply({ ok: true, value: { sets: [] } });
    sent.push((JSON.parse(String(body)) as { queryBody: Sent }).queryBody);
    return sent.length === 1
      ? reply({ ok: false, refusal })
      : reply({ ok: true, value: { id: 'hot', setId: '7', state: 'planned' } });
  });
  return sent;
}
afterEach(() => vi.unstubAllGlobals());

const permissions = new Set(['content:read', 'content:write', 'content:publish']);
function open(element: ReactElement) {
  const router = createMemoryRouter([{ id: SHELL_ROUTE, path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { [SHELL_ROUTE]: { session: { permissions } } } },
  });
  render(<RouterProvider router={router} />);
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function planAndResolve() {
  fireEvent.click(screen.getByLabelText('定时生效'));
  type(/^生效/, '2030-01-02T10:00');
  type(/^恢复原样/, '2030-01-03T10:00');
  fireEvent.click(screen.getByRole('button', { name: '定时发布' }));
  const dialog = await screen.findByRole('dialog');
  const [mine] = within(dialog).getAllByRole('radio');
  fireEvent.click(mine!);
  const text = dialog.textContent;
  fireEvent.click(within(dialog).getByRole('button', { name: '按选择保存' }));
  return text;
}
const TIMES = { applyAt: '2030-01-02T02:00:00.000Z', restoreAt: '2030-01-03T02:00:00.000Z' };

it('a section that was planned is still planned after a conflict was resolved', async () => {
  const sent = answerWithConflict({ field: 'title', base: '大家在买', mine: '人人在买', theirs: '都在买' });
  open(<SectionEditor section={section} choices={choices} onSaved={() => undefined} />);
  type('标题', '人人在买');
  await planAndResolve();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ fields: { title: '人人在买' }, base: { title: '都在买' }, ...TIMES });
});

it('a listing that was planned is still planned after a conflict was resolved', async () => {
  const sent = answerWithConflict({ field: 'name', base: '热卖', mine: '畅销', theirs: '爆款' });
  open(<ListingEditor listing={listing} choices={choices} onSaved={() => undefined} />);
  type('名称', '畅销');
  await planAndResolve();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ fields: { name: '畅销' }, base: { name: '爆款' }, ...TIMES });
});

it('a conflict about products is written in words', async () => {
  answerWithConflict({
    field: 'selection',
    base: { rule: { order: 'sold' } },
    mine: { rule: { order: 'newest', minSold: 100, category: '6000203' } },
    theirs: { products: ['207101', '207102'] },
  });
  open(
    <SectionEditor
      section={section}
      choices={{ ...choices, categories: [{ value: '6000203', label: '彩妆 / 唇部彩妆' }] }}
      onSaved={() => undefined}
    />,
  );
  type('排序', 'newest');
  const text = await planAndResolve();
  expect(text).toContain('分类 彩妆 / 唇部彩妆，至少售出 100 件，新品在前');
  expect(text).toContain('指定 2 件：207101、207102');
  expect(text).not.toContain('{');
});
