import type { ReactNode } from 'react';
import { Logo } from '../../ui/icon/Logo.tsx';

/** The frame of every page before the admin opens. */
export const SignInFrame = ({ children }: { children: ReactNode }) => (
  <div className="lg">
    <aside className="lg-side">
      <div className="lg-logo">
        <Logo />
      </div>
      <p className="lg-v" aria-hidden="true">
        凡事有据　进退有时
      </p>
      <p className="lg-f">仅限花容员工使用。登录、查看与每一次改动都会留下记录。</p>
    </aside>
    <main className="lg-main">{children}</main>
  </div>
);
