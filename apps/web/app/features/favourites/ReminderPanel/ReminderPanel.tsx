import type { Reminder } from '@huarong/contract/reminders';
import { Button, ButtonLink, EmptyState, Pager, StatusTag, showToast } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { ListFooter, PageHead } from '../../account/index.ts';
import { ProductImage, ShopperPrice, skuPath } from '../../catalogue/index.ts';
import type { Reminders } from '../favourites-data.ts';
import { type FavouritesQuery, favouritesPath } from '../favourites-query.ts';
import styles from './ReminderPanel.module.css';

interface ReminderPanelProps {
  title: string;
  query: FavouritesQuery;
  reminders: Reminders;
}
const STATES = {
  waiting: { text: '等待到货', tone: 'info' },
  arrived: { text: '已到货', tone: 'ok' },
  missed: { text: '又售罄了', tone: 'warn' },
  gone: { text: '已下架', tone: 'plain' },
} as const;

/** Arrival reminders; arrived skus come first. */
export function ReminderPanel({ title, query, reminders }: ReminderPanelProps) {
  const { revalidate } = useRevalidator();
  async function removeReminder({ reminderId, state }: Reminder) {
    const reply = await browserApi().reminders.remove({ reminderId: [reminderId] });
    if (!reply.ok) return;
    showToast(state === 'waiting' ? '已取消提醒' : '已删除');
    await revalidate();
  }
  async function remindAgain(skuId: string) {
    const reply = await browserApi().reminders.saveArrivalReminderUserData({ skuId });
    if (!reply.ok) return;
    showToast('到货后会通知你');
    await revalidate();
  }
  return (
    <>
      <PageHead title={title} note="到货时告诉你一次；已到货的排在前面" />
      {reminders.list.length === 0 ? (
        <EmptyState icon="bell" title="没有等待到货的商品">
          看到缺货的商品，点「到货通知」，到货时告诉你一次。
        </EmptyState>
      ) : (
        <ul className={styles.reminders}>
          {reminders.list.map((reminder) => (
            <ReminderRow
              key={reminder.reminderId}
              reminder={reminder}
              onRemove={removeReminder}
              onRemindAgain={remindAgain}
            />
          ))}
        </ul>
      )}
      <ListFooter>
        <Pager
          page={query.page}
          pageCount={reminders.totalPages}
          hrefOf={(page) => favouritesPath(query, { page })}
        />
      </ListFooter>
    </>
  );
}

interface ReminderRowProps {
  reminder: Reminder;
  onRemove: (reminder: Reminder) => unknown;
  onRemindAgain: (skuId: string) => unknown;
}

function ReminderRow({ reminder, onRemove, onRemindAgain }: ReminderRowProps) {
  const href = skuPath(reminder);
  const { text, tone } = STATES[reminder.state];
  return (
    <li>
      <span className={styles.image}>
        <ProductImage
          path={reminder.skuImagePath}
          alt=""
          sizes="72px"
          isFaded={reminder.state !== 'arrived'}
        />
      </span>
      <div>
        <p className={styles.brand}>
          <span>{reminder.brandNameEN}</span> {reminder.brandNameCN}
        </p>
        <p>{reminder.state === 'gone' ? reminder.productName : <a href={href}>{reminder.productName}</a>}</p>
        <small>{reminder.skuName}</small>
      </div>
      <ShopperPrice product={reminder} size="sm" tone={reminder.state === 'arrived' ? 'rouge' : 'muted'} />
      <div>
        <StatusTag tone={tone}>{text}</StatusTag>
        <small>
          {reminder.sentAt
            ? `${reminder.sentAt.slice(5, 10)} 已通知 · ${reminder.contactText}`
            : `${reminder.createdAt.slice(5, 10)} 登记 · ${reminder.contactText}`}
        </small>
      </div>
      <ReminderActions reminder={reminder} href={href} onRemove={onRemove} onRemindAgain={onRemindAgain} />
    </li>
  );
}

/** Buy what has arrived; wait again for what sold out before it was bought. */
const ReminderActions = ({
  reminder,
  href,
  onRemove,
  onRemindAgain,
}: ReminderRowProps & { href: string }) => (
  <div className={styles.actions}>
    {reminder.state === 'arrived' && (
      <ButtonLink size="sm" kind="ink" href={href}>
        去购买
      </ButtonLink>
    )}
    {reminder.state === 'missed' && (
      <Button size="sm" kind="line" onClick={() => onRemindAgain(reminder.skuId)}>
        再次提醒
      </Button>
    )}
    <Button size="sm" onClick={() => onRemove(reminder)}>
      {reminder.state === 'waiting' ? '取消提醒' : '删除'}
    </Button>
  </div>
);
