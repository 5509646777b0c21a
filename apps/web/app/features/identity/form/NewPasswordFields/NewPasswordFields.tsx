import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import type { FormErrors } from '../use-form.ts';

/** A new password and its repetition. */
export const NewPasswordFields = ({ errors }: { errors: FormErrors }) => (
  <>
    <NewPasswordField label="新密码" error={errors.password} />
    <PasswordField name="again" label="再输一次" autoComplete="new-password" error={errors.again} />
  </>
);
