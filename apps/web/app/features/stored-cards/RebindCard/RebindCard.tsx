import { Field, showToast } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import {
  type FormErrors,
  IdentityForm,
  MobileCodeFields,
  type MobileCodeInput,
  refusalErrors,
  useMobileForm,
} from '../../identity/index.ts';

const digitsOf = (cardNumber: string) => cardNumber.normalize('NFKC').replace(/\s/g, '');

/** Replaces a lost member card after verifying the mobile. */
export function RebindCard({ presentNumber }: { presentNumber: string }) {
  const { revalidate } = useRevalidator();
  const { form, code } = useMobileForm('bind', bind, ({ newNumber = '' }) =>
    /^\d{16}$/.test(digitsOf(newNumber)) ? null : { newNumber: '会员卡号是 16 位数字，请核对' },
  );
  async function bind({ smsCode, rToken }: MobileCodeInput, { newNumber = '' }): Promise<FormErrors> {
    const cardNumber = digitsOf(newNumber);
    const reply = await browserApi({ quiet: true }).memberCard.bind(
      { kind: 'memberCard', cardNumber, smsCode, rToken },
      { handlesRateLimit: true },
    );
    if (!reply.ok)
      return reply.refusal.code === 'member-card-wrong'
        ? { newNumber: reply.refusal.message }
        : refusalErrors(reply.refusal);
    showToast(`已换绑到尾号 ${reply.value.cardTail}，旧卡失效`);
    form.ref.current?.reset();
    await revalidate();
    return {};
  }
  return (
    <IdentityForm form={form} submit="确认换绑" sending="正在换绑">
      <Field label="原会员卡" value={presentNumber} readOnly disabled />
      <Field
        name="newNumber"
        label="新会员卡号"
        labelNote="门店领取的实体卡"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        error={form.errors.newNumber}
      />
      <MobileCodeFields code={code} errors={form.errors} />
    </IdentityForm>
  );
}
