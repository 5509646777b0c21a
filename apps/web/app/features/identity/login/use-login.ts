import { safeHistoryLocation } from '@huarong/core/identity';
import { useEffect, useState } from 'react';
import { browserPlatform } from '../../../platform/browser.ts';
import { shopNow } from '../../../platform/clock/shop-clock.ts';
import { refusalErrors } from '../form/refusal-errors.ts';
import type { FormErrors } from '../form/use-form.ts';
import { stepFromLockedResponse } from './locked-step.ts';
import { type LoginAnswer, type LoginStep, stepAfter } from './login-step.ts';
import { useRedirectWhenSignedIn } from './use-return-path.ts';

type LoginReply =
  | { ok: true; value: LoginAnswer | { rToken: string } | { riskControlId: string } }
  | { ok: false; refusal: { code: string; message: string } };

/** State of a login with any method; navigates to `target` when it completes. */
export function useLogin(target: string) {
  const [step, setStep] = useState<LoginStep>({ kind: 'methods' });
  const returnPath = useRedirectWhenSignedIn(target);
  // A 423 response of any call opens its step.
  useEffect(
    () => browserPlatform().onLocked((response) => setStep(stepFromLockedResponse(response, shopNow()))),
    [],
  );

  /** Signs the member in, opens the next step, or returns the errors. */
  function applyReply(reply: LoginReply): FormErrors {
    if (!reply.ok) {
      if (reply.refusal.code === 'step-expired') clearBinding();
      return refusalErrors(reply.refusal);
    }
    const { value } = reply;
    // A sent code, or the second step of an order, which is no login.
    if ('rToken' in value || 'riskControlId' in value) return {};
    const next = stepAfter(value);
    if (next) setStep(next);
    if ('needs' in value) {
      if (value.needs === 'bind') saveBinding(value);
      return {};
    }
    // An identity provider login returns the page where it started.
    if (value.historyLocation) returnPath.current = safeHistoryLocation(value.historyLocation);
    browserPlatform().user.signIn(value);
    return {};
  }
  return { step, applyReply, goTo: setStep, startOver: () => setStep({ kind: 'methods' }) };
}
export type Login = ReturnType<typeof useLogin>;

const COOKIES = ['tpId', 'bind', 'bindId'] as const;

/**
 * Stores the unfinished binding, so that it can be resumed after the page was closed. The cookies only open pages;
 * the server decides about the account by the token.
 */
function saveBinding({ provider, stepToken }: { provider: string; stepToken: string }): void {
  const { cookies } = browserPlatform();
  cookies.set('tpId', provider);
  cookies.set('bind', '1');
  cookies.set('bindId', stepToken);
}

/** Ends the step: protected pages redirect to the login page again. */
const clearBinding = (): void => COOKIES.forEach(browserPlatform().cookies.delete);
