import { type FormErrors, type FormState, type FormValues, useForm } from '../form/use-form.ts';
import { type MobileCodeInput, readCode, readMobileCode } from './read-mobile-code.ts';
import { type CodePurpose, type MobileCode, useMobileCode } from './use-mobile-code.ts';

/**
 * A form with a mobile and its code; calls `send` once both are valid. Errors of its other fields are found by
 * `otherErrors` and shown at the same time: nobody should ask for a code and then learn what else is missing.
 */
export function useMobileForm(
  purpose: CodePurpose,
  send: (mobileCode: MobileCodeInput, values: FormValues) => Promise<FormErrors>,
  otherErrors: (values: FormValues) => FormErrors | null = () => null,
): { form: FormState; code: MobileCode } {
  const form: FormState = useForm(async (values) => {
    const result = readMobileCode(values, code.rToken);
    const errors = { ...otherErrors(values), ...result.errors };
    return result.errors || Object.keys(errors).length > 0 ? errors : send(result.input, values);
  });
  const code: MobileCode = useMobileCode(purpose, form);
  return { form, code };
}

/** A form with a code sent to the mobile of the account; calls `send` once it is complete. */
export function useBoundMobileForm(
  send: (code: Omit<MobileCodeInput, 'mobile'>, values: FormValues) => Promise<FormErrors>,
): { form: FormState; code: MobileCode } {
  const form: FormState = useForm(async (values) => {
    const result = readCode(values['smsCode'], code.rToken);
    return result.errors ?? send(result.input, values);
  });
  const code: MobileCode = useMobileCode('account', form, { isBound: true });
  return { form, code };
}
