import { SkipLink } from '@huarong/ui';
import { Outlet } from 'react-router';
import { browserLoader, serverLoader } from '../../platform/pages/loaders.ts';
import { LegalLines, loadLayout } from '../layout/index.ts';
import type { Route } from './+types/identity-layout.route';
import photograph from './art/still-life.webp';
import styles from './identity-layout.module.css';
import { IdentityBar } from './parts/IdentityBar/IdentityBar.tsx';
import { IdentityHeader } from './parts/IdentityHeader/IdentityHeader.tsx';

export const loader = serverLoader(loadLayout);
export const clientLoader = browserLoader(loadLayout);
export const shouldRevalidate = () => false;

/** Layout of the login pages: a photograph and no navigation. */
export default function IdentityLayout({ loaderData: slots }: Route.ComponentProps) {
  return (
    <>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      <IdentityHeader />
      <main id="main" className={styles.scene}>
        <div className={styles.art}>
          <IdentityBar />
          <img src={photograph} width={1000} height={1140} alt="" className={styles.photograph} />
          <p lang="zh-CN" aria-hidden="true">
            云想衣裳
            <br />
            花想容
          </p>
        </div>
        <div className={styles.side}>
          <Outlet />
        </div>
      </main>
      <footer>
        <LegalLines slots={slots} />
      </footer>
    </>
  );
}
