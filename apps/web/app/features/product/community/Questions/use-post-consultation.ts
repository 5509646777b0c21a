import { showToast } from '@huarong/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { type Api, browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';

type ConsultationInput = Parameters<Api['community']['addConsultation']>[0];

/** Posts a question or an answer; a visitor is sent to the login page and back. */
export function usePostConsultation(successText: string, onPosted: () => void) {
  const [problem, setProblem] = useState<string>();
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const [isSending, send] = useAction(async (input: ConsultationInput) => {
    setProblem(undefined);
    const reply = await browserApi({ quiet: true }).community.addConsultation(input);
    if (!reply.ok) return setProblem(reply.refusal.message);
    showToast(reply.value.notice ?? successText);
    onPosted();
  });
  async function post(input: ConsultationInput) {
    if (!isSignedIn) return navigate(`/login?historyLocation=${encodeURIComponent(pathname + search)}`);
    await send(input);
  }
  return { problem, clearProblem: () => setProblem(undefined), isSending, isSignedIn, post };
}
