import type { ReportInput } from '@huarong/contract/community';
import { Dialog, showToast } from '@huarong/ui';
import { type FormEvent, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { lazyOptional } from '../../../../platform/components/lazy-optional.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import styles from './ReportButton.module.css';

/** Few report a text, so the form is loaded when it is opened. */
const ReportForm = lazyOptional(async () => (await import('./ReportForm.tsx')).ReportForm);

interface ReportButtonProps extends Pick<ReportInput, 'kind' | 'targetId'> {
  /** What is reported, for screen readers, where a page has several buttons. */
  label?: string;
}

/** Reports user content with a reason. */
export function ReportButton({ kind, targetId, label }: ReportButtonProps) {
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();

  const [isSending, report] = useAction(async (form: FormData) => {
    const reply = await browserApi({ quiet: true }).community.report({
      kind,
      targetId,
      reason: form.get('reason') as ReportInput['reason'],
      note: String(form.get('note') ?? ''),
    });
    if (!reply.ok) return setProblem(reply.refusal.message);
    setOpen(false);
    showToast('已收到，我们会尽快核实');
  });
  function open() {
    if (!isSignedIn) return navigate(`/login?historyLocation=${encodeURIComponent(pathname + search)}`);
    setProblem(undefined);
    return setOpen(true);
  }
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await report(new FormData(event.currentTarget));
  }

  return (
    <>
      <button type="button" className={styles.open} onClick={open} aria-label={label}>
        举报
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="举报" size="sm">
        {isOpen && (
          <Suspense>
            <ReportForm onSubmit={send} isSending={isSending} problem={problem} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
