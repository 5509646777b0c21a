import type { PrivacyRecord } from '@huarong/contract/account';
import { browserApi } from '../../../../platform/api/index.ts';
import {
  BoundMobileFields,
  IdentityForm,
  refusalErrors,
  useBoundMobileForm,
} from '../../../identity/index.ts';

interface OwnerVerificationProps {
  request: 'export' | 'cancelAccount';
  submit: string;
  sending: string;
  onDone: (record: PrivacyRecord) => void;
}

/** Requests about the whole account require a code sent to its own mobile. */
export function OwnerVerification({ request, submit, sending, onDone }: OwnerVerificationProps) {
  const { form, code } = useBoundMobileForm(async ({ smsCode, rToken }) => {
    const reply = await browserApi({ quiet: true }).account.savePrivacyRecord({ request, smsCode, rToken });
    if (!reply.ok) return refusalErrors(reply.refusal);
    onDone(reply.value);
    return {};
  });
  return (
    <IdentityForm form={form} submit={submit} sending={sending}>
      <BoundMobileFields code={code} errors={form.errors} />
    </IdentityForm>
  );
}
