import { Breadcrumbs, ButtonLink, EmptyState, type IconName } from '@huarong/ui';
import type { ReactNode } from 'react';
import { PageHead, PageLoading } from '../../account/index.ts';
import { guestOrderPath } from '../guest-paths.ts';
import styles from './GuestPage.module.css';

interface GuestPageProps {
  title: string;
  orderId: string;
  note?: string | undefined;
  children: ReactNode;
}

/** A page about a guest order, with a link back to the order. */
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

interface GuestEmptyStateProps {
  icon: IconName;
  title: string;
  orderId: string;
  /** The reason. */
  children: ReactNode;
}

/** Shown when the order does not allow the action now. */
export const GuestEmptyState = ({ icon, title, orderId, children }: GuestEmptyStateProps) => (
  <EmptyState
    icon={icon}
    title={title}
    actions={
      <ButtonLink href={guestOrderPath(orderId)} kind="ink">
        返回订单
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
);

export const GuestPageLoading = () => (
  <main id="main" className={styles.page}>
    <PageLoading />
  </main>
);
