import { Field } from '@huarong/ui';
import type { FormErrors } from '../../form/use-form.ts';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import type { MobileCode } from '../use-mobile-code.ts';

interface MobileCodeFieldsProps {
  code: MobileCode;
  errors: FormErrors;
  /** Already known; hides the mobile field. */
  mobile?: string | undefined;
}

/** A mobile and its SMS code. */
export const MobileCodeFields = ({ code, errors, mobile }: MobileCodeFieldsProps) => (
  <>
    <Field
      name="mobile"
      type="tel"
      label="手机号"
      placeholder="请输入手机号"
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="next"
      defaultValue={mobile}
      onInput={(event) => code.onMobileChange(event.currentTarget.value)}
      error={errors.mobile}
    />
    <CaptchaField captcha={code.captcha} error={errors.valiCode} />
    <CodeField label="短信验证码" sent={code} onSend={code.send} error={errors.smsCode} />
  </>
);
