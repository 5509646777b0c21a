import { type FormEvent, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './Pager.module.css';
import { typedPage } from './pager-window.ts';

interface PagerJumpProps {
  page: number;
  pageCount: number;
  onJump: (page: number) => void;
}

export function PagerJump({ page, pageCount, onJump }: PagerJumpProps) {
  const [typed, setTyped] = useState(String(page));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target = typedPage(typed, pageCount);
    setTyped(String(target ?? page));
    if (target !== null && target !== page) onJump(target);
  };

  return (
    <form className={styles['jump']} onSubmit={submit}>
      到第
      <input
        className={styles['input']}
        inputMode="numeric"
        aria-label="页码"
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      />
      页
      <Button size="sm" type="submit">
        跳转
      </Button>
    </form>
  );
}
