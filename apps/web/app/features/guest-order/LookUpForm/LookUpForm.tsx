import { Field } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { browserPlatform } from '../../../platform/browser.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { IdentityForm, MobileCodeFields, refusalErrors, useMobileForm } from '../../identity/index.ts';
import { guestOrderPath } from '../guest-paths.ts';
import { orderNumberError, parseOrderNumber } from '../order-number.ts';

/** Order number, mobile and code. The error does not say which is wrong, so that order numbers cannot be probed. */
export function LookUpForm({ orderId }: { orderId: string }) {
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const [text, setText] = useState(orderId);
  // Validated while typing only after the first blur: before that every digit would show an error.
  const [hasLeftField, setLeftField] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const error = isSubmitted || (hasLeftField && text !== '') ? orderNumberError(text) : null;

  const { form, code } = useMobileForm('guest', async (verification) => {
    // The field already shows the error.
    if (orderNumberError(text)) return {};
    const number = parseOrderNumber(text);
    const { orders } = browserApi({ quiet: true });
    const reply = await orders.orderInformation({ orderId: number, ...verification });
    if (!reply.ok) return reply.refusal.code === 'order-not-found' ? NOT_FOUND : refusalErrors(reply.refusal);
    const { cookies } = browserPlatform();
    if (reply.value.guestToken) cookies.set('guestToken', reply.value.guestToken);
    // The cashier is open to members and to guests with this cookie.
    if (!isSignedIn) cookies.set('guestCheckout', '1');
    await navigate(isSignedIn ? `/myOrderList/${number}` : guestOrderPath(number), { replace: true });
    return {};
  });
  const onSubmit = (event: FormEvent) => {
    setSubmitted(true);
    return form.onSubmit(event);
  };

  return (
    <IdentityForm form={{ ...form, onSubmit }} submit="查询" sending="正在查询">
      <Field
        name="orderId"
        label="订单号"
        placeholder="请输入订单号"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={30}
        hint="18 位数字，在收银台页面和发货短信里"
        value={text}
        error={error ?? undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setLeftField(true)}
      />
      <MobileCodeFields code={code} errors={form.errors} />
    </IdentityForm>
  );
}

const NOT_FOUND = {
  form: '没有找到这笔订单。请核对订单号与下单手机号，再重新获取验证码；会员订单请登录后查看。',
};
