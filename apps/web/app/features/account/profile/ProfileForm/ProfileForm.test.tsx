import type { Profile } from '@huarong/contract/account';
import { accept } from '@huarong/core/shared';
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const PROFILE = {
  nickname: '知夏',
  name: '林知夏',
  gender: 'female',
  cardNumber: '1234567890123456',
} as unknown as Profile;
const renderForm = (memberId = 'u-1') => {
  cleanup();
  return renderPage(<ProfileForm profile={PROFILE} onSaved={() => {}} />, { isSignedIn: true, memberId });
};
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('unsaved changes stay with their member until they are saved', async () => {
  const server = fakeServer({
    account: { saveProfile: () => accept(PROFILE) },
    identity: { userInfo: () => accept({}) },
  });
  const first = renderForm();
  await first.user.clear(screen.getByLabelText('昵称'));
  await first.user.type(screen.getByLabelText('昵称'), '夏夏');
  await first.user.click(screen.getByRole('radio', { name: '不透露' }));
  await first.user.selectOptions(screen.getByLabelText('出生月'), '11');
  renderForm('u-2');
  expect(value('昵称')).toBe('知夏');
  const second = renderForm();
  expect(value('昵称')).toBe('夏夏');
  expect(value('姓名')).toBe('林知夏');
  expect(value('出生月')).toBe('11');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '不透露' }).checked).toBe(true);
  await second.user.selectOptions(screen.getByLabelText('出生月'), '');
  await second.user.click(screen.getByRole('button', { name: '保存' }));
  await vi.waitFor(() => expect(server.inputsOf('account.saveProfile')).toHaveLength(1));
  expect(server.inputsOf('account.saveProfile')).toMatchObject([{ nickname: '夏夏', gender: 'undisclosed' }]);
  await vi.waitFor(() => expect(window.sessionStorage).toHaveLength(0));
});
