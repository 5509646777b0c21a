import { safeHistoryLocation } from '@huarong/core/identity';
import { useEffect, useRef, useState } from 'react';
import { browserPlatform } from '../../../platform/browser.ts';
import { shopNow } from '../../../platform/clock/shop-clock.ts';
import { refusalErrors } from '../form/refusal-errors.ts';
import type { FormErrors } from '../form/use-form.ts';
import { forgetBinding, rememberBinding } from './binding.ts';
import { stepOfLocked } from './locked-step.ts';
import { type LoginAnswer, type LoginStep, stepAfter } from './login-step.ts';
import { useLeaveWhenSignedIn } from './use-target.ts';

type LoginReply =
  | { ok: true; value: LoginAnswer | { rToken: string } }
  | { ok: false; refusal: { code: string; message: string } };

/** One way through a login, whichever door it began at; whoever is in goes on to `target`. */
export function useLogin(target: string) {
  const [step, setStep] = useState<LoginStep>({ kind: 'ways' });
  const wayBack = useRef(target);
  useLeaveWhenSignedIn(wayBack);
  // 423 opens the step it asks for, from whichever call it came.
  useEffect(() => browserPlatform().onLocked((response) => setStep(stepOfLocked(response, shopNow()))), []);

  /** Lets the member in, opens the next step, or gives back what is wrong. */
  function settle(reply: LoginReply): FormErrors {
    if (!reply.ok) {
      if (reply.refusal.code === 'step-expired') forgetBinding();
      return refusalErrors(reply.refusal);
    }
    const { value } = reply;
    if ('rToken' in value) return {};
    const next = stepAfter(value);
    if (next) setStep(next);
    if ('needs' in value) {
      if (value.needs === 'bind') rememberBinding(value);
      return {};
    }
    // A login that led through another house brings along where it began.
    if (value.historyLocation) wayBack.current = safeHistoryLocation(value.historyLocation);
    browserPlatform().user.signIn(value);
    return {};
  }
  return { step, settle, goTo: setStep, startOver: () => setStep({ kind: 'ways' }) };
}
export type Login = ReturnType<typeof useLogin>;
