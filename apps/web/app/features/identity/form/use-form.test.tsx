import { Field } from '@huarong/ui';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { IdentityForm } from './IdentityForm/IdentityForm.tsx';
import { useForm } from './use-form.ts';

function TwoFields() {
  const form = useForm(async ({ first = '', second = '' }) => ({
    ...(first === '' && { first: '请填写第一项' }),
    ...(second === '' && { second: '请填写第二项' }),
    form: '没有保存成功',
  }));
  return (
    <IdentityForm form={form} submit="保存" sending="正在保存">
      <Field name="first" label="第一项" error={form.errors['first']} />
      <Field name="second" label="第二项" error={form.errors['second']} />
    </IdentityForm>
  );
}

test('an error goes when its field changes; the focus and the other errors stay', async () => {
  const page = renderPage(<TwoFields />);
  await page.user.click(screen.getByRole('button', { name: '保存' }));
  const [first, second] = [await screen.findByLabelText('第一项'), screen.getByLabelText('第二项')];
  expect(document.activeElement).toBe(first);
  await page.user.type(second, '好');
  expect(screen.queryByText('请填写第二项')).toBeNull();
  expect(screen.queryByText('没有保存成功')).toBeNull();
  expect(screen.getByText('请填写第一项')).toBeTruthy();
  expect(document.activeElement, 'typing is not interrupted').toBe(second);
});
