import { Breadcrumbs } from '@huarong/ui';
import type { ReactNode } from 'react';
import { PageHead, PageWaiting } from '../../account/index.ts';
import { guestOrderPath } from '../guest-paths.ts';
import styles from './GuestPage.module.css';

interface GuestPageProps {
  title: string;
  orderId: string;
  note?: string | undefined;
  children: ReactNode;
}

/** A page about the order a guest has found, with the way back to it. */
export const GuestPage = ({ title, orderId, note = `订单 ${orderId}`, children }: GuestPageProps) => (
  <main id="main" className={styles.page}>
    <Breadcrumbs
      crumbs={[
        { label: '首页', href: '/' },
        { label: '查询订单', href: guestOrderPath(orderId) },
        { label: title },
      ]}
    />
    <PageHead title={title} note={note} actions={<a href={guestOrderPath(orderId)}>返回订单</a>} />
    {children}
  </main>
);

export const GuestPageWaiting = () => (
  <main id="main" className={styles.page}>
    <PageWaiting />
  </main>
);
