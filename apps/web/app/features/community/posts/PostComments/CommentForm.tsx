import { Button, Field, showToast } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import styles from './PostComments.module.css';

const MAX_LENGTH = 300;

interface CommentFormProps {
  postId: string;
  /** The comment that is answered, and by whom it is. */
  replyTo?: { id: string; nickname: string };
  onSaved: () => void;
}

/** One line and a button. A text that needs review says so. */
export function CommentForm({ postId, replyTo, onSaved }: CommentFormProps) {
  const { isSignedIn, nickname } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, send] = useAction(async () => {
    const reply = await browserApi({ quiet: true }).community.addPostComment({
      postId,
      content: text,
      ...(replyTo && { replyTo: replyTo.id }),
    });
    if (!reply.ok) return setProblem(reply.refusal.message);
    setText('');
    showToast(reply.value.notice ?? '已发布', reply.value.notice ? 'info' : undefined);
    onSaved();
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    if (!isSignedIn) return navigate(`/login?historyLocation=${encodeURIComponent(pathname)}`);
    if (text.trim() === '') return setProblem('写一句再发布');
    return send();
  }
  const label = replyTo ? `回复 ${replyTo.nickname}` : '写评论';
  return (
    <form className={styles.form} onSubmit={submit} data-reply={replyTo && true}>
      {!replyTo && <i aria-hidden="true">{nickname.slice(0, 1) || '花'}</i>}
      <Field
        label={label}
        labelHidden
        name={replyTo ? `reply-${replyTo.id}` : 'comment'}
        value={text}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        placeholder={replyTo ? label : '问问作者，或者说说你的感受（1–300 字）'}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <Button kind="ink" type="submit" loading={isSending}>
        {replyTo ? '回复' : '发布'}
      </Button>
    </form>
  );
}
