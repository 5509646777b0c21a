import { accept, refuse } from '@huarong/core/shared';
import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { AskForm } from './AskForm.tsx';

const ask = <AskForm productId="p1" onAsked={() => {}} />;
const answer = <AnswerForm productId="p1" consultationId="c1" onAnswered={() => {}} />;
const renderForm = (form: ReactElement, memberId = 'u-1') => {
  cleanup();
  return renderPage(form, { isSignedIn: true, memberId });
};
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(new RegExp(label));

test.each([
  ['question', ask, '你的问题', '发布问题'],
  ['answer', answer, '你的回答', '发布回答'],
])('the draft of a %s stays with its author until it is posted', async (_, form, label, button) => {
  let isRefused = true;
  const server = fakeServer({
    community: {
      listConsultations: () => accept({ list: [] }),
      addConsultation: () =>
        isRefused ? refuse({ code: 'words-refused', message: '里面有不能显示的内容' }) : accept({}),
    },
  });
  const first = renderForm(form);
  await first.user.type(field(label), '冬天会卡纹吗');
  await first.user.click(screen.getByRole('button', { name: button }));
  renderForm(form, 'u-2');
  expect(field(label).value).toBe('');
  const second = renderForm(form);
  expect(field(label).value).toBe('冬天会卡纹吗');
  isRefused = false;
  await second.user.click(screen.getByRole('button', { name: button }));
  await vi.waitFor(() => expect(server.inputsOf('community.addConsultation')).toHaveLength(2));
  renderForm(form);
  expect(field(label).value).toBe('');
});
