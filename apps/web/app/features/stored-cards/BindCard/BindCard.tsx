import { STORE } from '@huarong/core/shared';
import { Field, showToast } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { amountText } from '../../account/index.ts';
import { IdentityForm, PasswordField, useForm } from '../../identity/index.ts';

/** Printed numbers are in groups of four. */
const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '');

/** Binds a stored-value card by its number and PIN. */
export function BindCard() {
  const { revalidate } = useRevalidator();
  const form = useForm(async ({ cardNumber = '', pin = '' }) => {
    const number = digitsOf(cardNumber);
    if (!/^\d{16}$/.test(number)) return { cardNumber: '卡号是 16 位数字，请核对' };
    if (!/^\d{6,12}$/.test(pin.trim())) return { pin: '卡密是 6 至 12 位数字' };
    const reply = await browserApi({ quiet: true }).memberCard.bind(
      { kind: 'storedValue', cardNumber: number, pin: pin.trim() },
      { handlesRateLimit: true },
    );
    if (!reply.ok) return bindErrors(reply.refusal);
    const { cardTail, balance = '0.00' } = reply.value;
    showToast(`已绑定尾号 ${cardTail}，余额 ${amountText(balance)}`);
    form.ref.current?.reset();
    await revalidate();
    return {};
  });
  return (
    <IdentityForm form={form} submit="绑定" sending="正在绑定">
      <Field
        name="cardNumber"
        label="卡号"
        labelNote="16 位，在卡背面"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        error={form.errors.cardNumber}
      />
      <PasswordField
        name="pin"
        label="卡密"
        labelNote="刮开涂层可见"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        error={form.errors.pin}
      />
    </IdentityForm>
  );
}

/** The server does not tell a wrong number from a wrong PIN, so the error is shown at the PIN. */
const bindErrors = ({ code, message }: { code: string; message: string }) =>
  code === 'stored-card-wrong'
    ? { pin: `${message}；一小时内最多试 ${STORE.storedCards.maxBindAttempts.member} 次` }
    : { form: message };
