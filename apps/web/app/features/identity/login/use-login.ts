import { safeHistoryLocation } from '@huarong/core/identity';
import { useEffect, useRef, useState } from 'react';
import { browserPlatform } from '../../../platform/browser.ts';
import { shopNow } from '../../../platform/clock/shop-clock.ts';
import { refusalErrors } from '../form/refusal-errors.ts';
import type { FormErrors } from '../form/use-form.ts';
import { stepFromLockedResponse } from './locked-step.ts';
import { type LoginAnswer, type LoginStep, stepAfter } from './login-step.ts';
import { useRedirectWhenSignedIn } from './use-target.ts';

type LoginReply =
  | { ok: true; value: LoginAnswer | { rToken: string } }
  | { ok: false; refusal: { code: string; message: string } };

/** One way through a login, whichever door it began at; whoever is in goes on to `target`. */
export function useLogin(target: string) {
  const [step, setStep] = useState<LoginStep>({ kind: 'methods' });
  const returnPath = useRef(target);
  useRedirectWhenSignedIn(returnPath);
  // 423 opens the step it asks for, from whichever call it came.
  useEffect(
    () => browserPlatform().onLocked((response) => setStep(stepFromLockedResponse(response, shopNow()))),
    [],
  );

  /** Lets the member in, opens the next step, or gives back what is wrong. */
  function applyReply(reply: LoginReply): FormErrors {
    if (!reply.ok) {
      if (reply.refusal.code === 'step-expired') clearBinding();
      return refusalErrors(reply.refusal);
    }
    const { value } = reply;
    if ('rToken' in value) return {};
    const next = stepAfter(value);
    if (next) setStep(next);
    if ('needs' in value) {
      if (value.needs === 'bind') saveBinding(value);
      return {};
    }
    // A login that led through another house brings along where it began.
    if (value.historyLocation) returnPath.current = safeHistoryLocation(value.historyLocation);
    browserPlatform().user.signIn(value);
    return {};
  }
  return { step, applyReply, goTo: setStep, startOver: () => setStep({ kind: 'methods' }) };
}
export type Login = ReturnType<typeof useLogin>;

const COOKIES = ['tpId', 'bind', 'bindId'] as const;

/**
 * Remembers that another house has vouched for the shopper and a mobile is still to be bound. Whoever closes the page
 * half-way finds the step again. The cookies open pages, never an account: only the server decides that, by the token.
 */
function saveBinding({ provider, stepToken }: { provider: string; stepToken: string }): void {
  const { cookies } = browserPlatform();
  cookies.set('tpId', provider);
  cookies.set('bind', '1');
  cookies.set('bindId', stepToken);
}

/** The step is over: pages that need a login lead to the login page again. */
const clearBinding = (): void => COOKIES.forEach(browserPlatform().cookies.delete);
