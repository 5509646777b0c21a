import { showToast } from '@huarong/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Api, browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';

type ConsultationInput = Parameters<Api['community']['addConsultation']>[0];

/** A question or an answer in a member's own name; whoever is nobody yet is led to the login, and back. */
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
  return { problem, isSending, isSignedIn, say: post };
}
