import type { OwnComment } from '@huarong/contract/community';
import { accept } from '@huarong/core/shared';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import type { WrittenList } from '../comments-data.ts';
import { readCommentsQuery } from '../query/comments-query.ts';
import { WrittenPanel } from './WrittenPanel.tsx';

const FOLLOW_UP = '用了一阵，消炎效果很好';
const comment = (followUp: Partial<OwnComment['followUp'] & object>) =>
  ({
    commentId: 'c1',
    subOrderId: 'o1',
    skuId: 's1',
    productId: 'p1',
    productName: '朱砂唇膏',
    brandNameEN: 'SOLÈNE ARDEY',
    brandNameCN: '索兰娜',
    skuName: '03 朱砂',
    skuImagePath: '/x.jpg',
    stars: 4,
    content: '颜色很正，薄涂也显气色',
    imageUrls: [],
    imageCount: 0,
    createdAt: '2026-11-01T10:00:00+08:00',
    state: 'shown',
    helpfulCount: 0,
    anonymous: false,
    canFollowUp: false,
    canRewrite: false,
    canWithdraw: followUp.state === 'pending',
    followUp: {
      content: FOLLOW_UP,
      imageUrls: [],
      imageCount: 0,
      createdAt: '2026-11-10T10:00:00+08:00',
      daysOfUse: 9,
      ...followUp,
    },
  }) as OwnComment;
const renderPanel = (own: OwnComment, search = '?tab=written') =>
  renderPage(
    <WrittenPanel
      query={readCommentsQuery(new URLSearchParams(search))}
      written={{ list: [own], totalPages: 1 } as unknown as WrittenList}
    />,
    { at: `/myAccount/comment${search}`, isSignedIn: true },
  );

test('a follow-up under review offers to change and to withdraw it', async () => {
  const server = fakeServer({ community: { withdrawComment: () => accept({ commentId: 'c1' }) } });
  const page = renderPanel(comment({ state: 'pending', canRewrite: true }));
  expect(screen.getByRole('link', { name: '修改追评' }).getAttribute('href')).toContain('item=c1.followUp');
  await page.user.click(screen.getByRole('button', { name: '撤回：朱砂唇膏' }));
  const question = within(screen.getByRole('dialog'));
  expect(question.getByText('撤回这条追评？可以重新写。')).toBeTruthy();
  await page.user.click(question.getByRole('button', { name: '撤回' }));
  await vi.waitFor(() => expect(server.inputsOf('community.withdrawComment')).toEqual([{ commentId: 'c1' }]));
});

test('the form of the follow-up opens in place with its text, not with that of the comment', async () => {
  const server = fakeServer({
    community: { addComment: () => accept({ commentId: 'c1', points: 0, notice: '已收到修改' }) },
  });
  const page = renderPanel(comment({ state: 'pending', canRewrite: true }), '?tab=written&item=c1.followUp');
  const text = screen.getByLabelText<HTMLTextAreaElement>('使用感受');
  expect(text.value).toBe(FOLLOW_UP);
  await page.user.click(screen.getByRole('button', { name: '重新提交' }));
  expect(server.inputsOf('community.addComment')).toMatchObject([{ content: FOLLOW_UP, isFollowUp: true }]);
});

test('a follow-up that is shown offers no change', () => {
  renderPanel(comment({ state: 'shown', canRewrite: false }), '?tab=written&item=c1.followUp');
  expect(screen.queryByRole('link', { name: /修改追评/ })).toBeNull();
  expect(screen.queryByLabelText('使用感受')).toBeNull();
});
