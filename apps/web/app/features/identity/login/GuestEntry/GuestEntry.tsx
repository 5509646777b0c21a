import { useNavigate } from 'react-router';
import { browserPlatform } from '../../../../platform/browser.ts';
import { identityApi } from '../../identity-api.ts';
import { TextButton } from '../../parts/TextButton/TextButton.tsx';

/** On with the checkout without an account. Whoever filled a cart as a guest stays the same guest. */
export function GuestWay({ target }: { target: string }) {
  const navigate = useNavigate();
  async function goOn() {
    const { cookies } = browserPlatform();
    if (!cookies.get('guestToken')) {
      const reply = await identityApi().guest({});
      if (!reply.ok) return;
      cookies.set('guestToken', reply.value.guestToken);
    }
    cookies.set('guestCheckout', '1');
    navigate(target);
  }
  return <TextButton onClick={goOn}>游客下单</TextButton>;
}
