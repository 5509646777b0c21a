import type { FormErrors } from '../../form/use-form.ts';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import type { MobileCode } from '../use-mobile-code.ts';

interface BoundMobileFieldsProps {
  code: MobileCode;
  errors: FormErrors;
}

/** The code sent to the mobile of the account. There is no number to type: the code goes to no other. */
export const BoundMobileFields = ({ code, errors }: BoundMobileFieldsProps) => (
  <>
    <p role="status">
      {code.maskedMobile === null
        ? '验证码会发送到账号绑定的手机号。'
        : `短信已发到绑定的手机号 ${code.maskedMobile}。`}
    </p>
    <CaptchaField captcha={code.captcha} error={errors.valiCode} />
    <CodeField label="短信验证码" sent={code} onSend={code.send} error={errors.smsCode} />
  </>
);
