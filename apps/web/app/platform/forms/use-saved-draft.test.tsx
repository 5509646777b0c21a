import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browserPlatform } from '../browser.ts';
import { renderPage } from '../testing/render-page.tsx';
import { useSavedDraft } from './use-saved-draft.ts';

function NoteForm() {
  const { draft, update, discard } = useSavedDraft('note', { note: '' });
  return (
    <>
      <input aria-label="备注" value={draft.note} onChange={({ target }) => update({ note: target.value })} />
      <button type="button" onClick={discard}>
        提交
      </button>
    </>
  );
}
const renderForm = (memberId?: string) => {
  cleanup();
  return memberId === undefined
    ? renderPage(<NoteForm />)
    : renderPage(<NoteForm />, { isSignedIn: true, memberId });
};
const note = () => screen.getByLabelText<HTMLInputElement>('备注');

test('a draft comes back to its author after a logout in another tab, and to nobody else', async () => {
  const page = renderForm('u-1');
  await page.user.type(note(), '先写');
  // The cookies are gone while this page is still open.
  browserPlatform().cookies.delete('UID');
  await page.user.type(note(), '后写');
  browserPlatform().user.signOut();
  renderForm('u-2');
  expect(note().value).toBe('');
  browserPlatform().user.signOut();
  renderForm();
  expect(note().value).toBe('');
  renderForm('u-1');
  expect(note().value).toBe('先写后写');
});

test('a sent draft does not come back', async () => {
  const page = renderForm('u-1');
  await page.user.type(note(), '一句话');
  await page.user.click(screen.getByRole('button', { name: '提交' }));
  renderForm('u-1');
  expect(note().value).toBe('');
});

test('nothing is stored for a visitor', async () => {
  const page = renderForm();
  await page.user.type(note(), '访客的话');
  expect(window.sessionStorage).toHaveLength(0);
});
