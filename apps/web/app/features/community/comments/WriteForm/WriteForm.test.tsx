import { accept, refuse } from '@huarong/core/shared';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import type { CommentSubject } from './use-comment-form.ts';
import { WriteForm } from './WriteForm.tsx';

const TEXT = '颜色很显白，一整天都不拔干，会回购的';
type CommunityAnswers = Parameters<typeof fakeServer>[0]['community'];
function renderForm(subject: Partial<CommentSubject> = {}, answers: CommunityAnswers = {}) {
  const server = fakeServer({
    community: { addComment: () => accept({ commentId: 'c1', points: 20 }), ...answers },
  });
  const onWritten = vi.fn();
  const page = renderPage(
    <WriteForm
      subject={{ subOrderId: 'o1', skuId: 's1', ...subject }}
      aspects={['质地']}
      onWritten={onWritten}
    />,
    { isSignedIn: true },
  );
  return { server, page, onWritten };
}
const rating = (name: string) => within(screen.getByRole('group', { name }));
const content = () => screen.getByLabelText<HTMLTextAreaElement>('使用感受');
const sendButton = (name = '发布评价') => screen.getByRole('button', { name });

beforeEach(() => window.sessionStorage.clear());

test('needs stars and enough text, and clears each problem once it is solved', async () => {
  const { page, server } = renderForm();
  await page.user.type(content(), '好');
  await page.user.click(sendButton());
  expect(screen.getByText('还没有打分，请选择 1 到 5 星')).toBeTruthy();
  expect(screen.getByText(/至少写 \d+ 个字，目前 1 个字/)).toBeTruthy();
  expect(server.calls).toEqual([]);
  await page.user.click(rating('总体').getByRole('radio', { name: '4 星，还不错' }));
  await page.user.type(content(), TEXT);
  await page.user.click(sendButton());
  expect(screen.queryByText(/还没有打分/)).toBeNull();
  expect(screen.queryByText(/至少写/)).toBeNull();
});

test('sends stars, aspects, skin type and anonymity, and thanks with the points', async () => {
  const { page, server, onWritten } = renderForm();
  await page.user.click(rating('总体').getByRole('radio', { name: '5 星，很喜欢' }));
  await page.user.click(rating('质地').getByRole('radio', { name: '3 星，一般' }));
  await page.user.type(content(), `  ${TEXT} `);
  const [skin] = rating('肤质').getAllByRole('button');
  await page.user.click(skin!);
  await page.user.click(screen.getByRole('checkbox', { name: '匿名发布' }));
  await page.user.click(sendButton());
  expect(server.inputsOf('community.addComment')).toEqual([
    expect.objectContaining({
      subOrderId: 'o1',
      skuId: 's1',
      stars: 5,
      content: TEXT,
      aspects: [{ name: '质地', stars: 3 }],
      anonymous: true,
      skinType: expect.any(String),
    }),
  ]);
  expect(onWritten).toHaveBeenCalledExactlyOnceWith('谢谢你的评价。20 积分已到账。');
});

test('proposes skin type and age band of the profile, and does not send what is cleared', async () => {
  const traits = { skinType: 'dry', ageBand: '25-30' } as const;
  const chosen = (label: string, name: string) => rating(label).getByRole('button', { name });
  const first = renderForm({ traits });
  expect(screen.getByText(/只显示年龄段，不显示生日/)).toBeTruthy();
  expect(chosen('肤质', '干性').getAttribute('aria-pressed')).toBe('true');
  expect(chosen('年龄段', '25-30').getAttribute('aria-pressed')).toBe('true');
  await first.page.user.click(chosen('年龄段', '25-30'));
  // A draft of this tab must not bring back what the member has cleared.
  cleanup();
  const { page, server } = renderForm({ traits });
  expect(chosen('年龄段', '25-30').getAttribute('aria-pressed')).toBe('false');
  await page.user.click(rating('总体').getByRole('radio', { name: '5 星，很喜欢' }));
  await page.user.type(content(), TEXT);
  await page.user.click(sendButton());
  const [sent] = server.inputsOf('community.addComment');
  expect(sent).toMatchObject({ skinType: 'dry' });
  expect(sent).not.toHaveProperty('ageBand');
});

test('pressing the chosen skin type again clears it', async () => {
  const { page } = renderForm();
  const [skin] = rating('肤质').getAllByRole('button');
  await page.user.click(skin!);
  expect(skin!.getAttribute('aria-pressed')).toBe('true');
  await page.user.click(skin!);
  expect(skin!.getAttribute('aria-pressed')).toBe('false');
});

test('stars can be chosen by the keyboard', async () => {
  const { page } = renderForm();
  rating('总体').getByRole('radio', { name: '4 星，还不错' }).focus();
  await page.user.keyboard(' ');
  expect(rating('总体').getByText('4 星　还不错', { exact: true, normalizer: (text) => text })).toBeTruthy();
});

test('a refusal is shown and the text stays', async () => {
  const { page, onWritten } = renderForm(
    {},
    { addComment: () => refuse({ code: 'comment-exists', message: '已经评价过这件商品' }) },
  );
  await page.user.click(rating('总体').getByRole('radio', { name: '5 星，很喜欢' }));
  await page.user.type(content(), TEXT);
  await page.user.click(sendButton());
  expect((await screen.findByRole('alert')).textContent).toBe('已经评价过这件商品');
  expect(content().value).toBe(TEXT);
  expect(onWritten).not.toHaveBeenCalled();
});

test('a follow-up has only text and images and keeps the stars', async () => {
  const { page, server } = renderForm({ isFollowUp: { stars: 3 } });
  expect(screen.queryByRole('group', { name: '总体' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: '匿名发布' })).toBeNull();
  await page.user.type(content(), TEXT);
  await page.user.click(sendButton('发布追评'));
  expect(server.inputsOf('community.addComment')).toEqual([
    { subOrderId: 'o1', skuId: 's1', content: TEXT, imageIds: [], stars: 3, isFollowUp: true },
  ]);
});

test('a refused comment starts with its text', async () => {
  const { page, onWritten } = renderForm({ earlierDraft: { stars: 4, content: TEXT } });
  expect(content().value).toBe(TEXT);
  await page.user.click(sendButton('重新提交'));
  expect(onWritten).toHaveBeenCalledExactlyOnceWith('已提交修改');
});

test('a follow-up under review starts with its text and is sent as a follow-up', async () => {
  const { page, server, onWritten } = renderForm({
    isFollowUp: { stars: 3 },
    earlierDraft: { content: TEXT },
  });
  expect(content().value).toBe(TEXT);
  await page.user.click(sendButton('重新提交'));
  expect(server.inputsOf('community.addComment')).toMatchObject([{ stars: 3, isFollowUp: true }]);
  expect(onWritten).toHaveBeenCalledExactlyOnceWith('已提交修改');
});

test('keeps a draft in this tab until it is sent, for its author only', async () => {
  const first = renderForm();
  await first.page.user.type(content(), TEXT);
  await first.page.user.click(rating('总体').getByRole('radio', { name: '4 星，还不错' }));
  cleanup();
  const second = renderForm();
  expect(content().value).toBe(TEXT);
  await second.page.user.click(sendButton());
  expect(second.server.inputsOf('community.addComment')).toMatchObject([{ stars: 4, content: TEXT }]);
  cleanup();
  renderForm();
  expect(content().value).toBe('');
});

test('a problem goes as soon as its field changes', async () => {
  const { page } = renderForm();
  await page.user.click(sendButton());
  expect(screen.getByText(/至少写/)).toBeTruthy();
  await page.user.type(content(), '好');
  expect(screen.queryByText(/至少写/)).toBeNull();
  expect(screen.getByText(/还没有打分/)).toBeTruthy();
});
