import type { ReportInput } from '@huarong/contract/community';
import { Button, Dialog, Radio, showToast, TextArea } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import styles from './ReportButton.module.css';

const REASONS: [ReportInput['reason'], string][] = [
  ['advertising', '广告或引流'],
  ['abuse', '辱骂或不友善'],
  ['privacy', '泄露他人隐私'],
  ['false', '内容不实'],
  ['other', '其他'],
];
const MAX_NOTE_LENGTH = 200;

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
        <ReportForm onSubmit={send} isSending={isSending} problem={problem} />
      </Dialog>
    </>
  );
}

interface ReportFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isSending: boolean;
  problem: string | undefined;
}

const ReportForm = ({ onSubmit, isSending, problem }: ReportFormProps) => (
  <form onSubmit={onSubmit} className={styles.form}>
    <fieldset>
      <legend>哪里不妥</legend>
      {REASONS.map(([reason, label], index) => (
        <Radio key={reason} name="reason" value={reason} defaultChecked={index === 0}>
          {label}
        </Radio>
      ))}
    </fieldset>
    <TextArea label="补充说明（选填）" name="note" rows={3} maxLength={MAX_NOTE_LENGTH} error={problem} />
    <Button kind="ink" type="submit" loading={isSending} block>
      提交
    </Button>
  </form>
);
