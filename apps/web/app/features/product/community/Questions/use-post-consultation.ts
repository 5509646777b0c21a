import { showToast } from '@huarong/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Api, browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';

type ConsultationInput = Parameters<Api['community']['addConsultation']>[0];

/** Posts a question or an answer; a visitor is sent to the login page and back. */
export function usePostConsultation(successText: string, onPosted: () => void) {
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  async function post(input: ConsultationInput) {
    if (!isSignedIn) return navigate(`/login?historyLocation=${encodeURIComponent(pathname + search)}`);
    setSending(true);
    setProblem(undefined);
    const reply = await browserApi({ quiet: true }).community.addConsultation(input);
    setSending(false);
    if (!reply.ok) return setProblem(reply.refusal.message);
    showToast(reply.value.notice ?? successText);
    onPosted();
  }
  return { problem, isSending, isSignedIn, post };
}
