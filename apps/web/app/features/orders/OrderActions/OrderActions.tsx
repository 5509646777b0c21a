import type { OrderSummary } from '@huarong/contract/orders';
import { ActionBar, Dialog } from '@huarong/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ChangeAddress } from '../ChangeAddress/ChangeAddress.tsx';
import { Logistics } from '../logistics/Logistics/Logistics.tsx';
import { ActionButton, MEMBER_LINKS, type OrderLinks } from './ActionButton.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { listedActions, mainActions } from './listed-actions.ts';
import styles from './OrderActions.module.css';
import { useOrderActions } from './use-order-actions.ts';

interface OrderActionsProps {
  order: OrderSummary;
  /** On the detail page the buttons are in a row. */
  isDetail?: boolean | undefined;
  /** A phone shows them at the bottom of the window. */
  isInActionBar?: boolean | undefined;
  /** Pages to request an invoice or a return; guests have their own. */
  links?: OrderLinks | undefined;
}

type OpenDialog = 'logistics' | 'address' | 'cancel' | 'more' | null;

/** The actions the server allows now; it checks again when one is used. A phone draws three, the rest is in a sheet. */
export function OrderActions({ order, isDetail, isInActionBar, links = MEMBER_LINKS }: OrderActionsProps) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { revalidate } = useRevalidator();
  const close = () => setDialog(null);
  const { confirmReceipt, extendReceipt, buyAgain, deleteOrder } = useOrderActions(order.orderId, isDetail);
  // A question about the order stands in place of the sheet with its actions.
  const closeAnd = (act: () => Promise<void>) => () => {
    close();
    void act();
  };
  const run = {
    confirm: closeAnd(confirmReceipt),
    extend: closeAnd(extendReceipt),
    rebuy: closeAnd(() => buyAgain()),
    delete: closeAnd(deleteOrder),
    logistics: () => setDialog('logistics'),
    address: () => setDialog('address'),
    cancel: () => setDialog('cancel'),
  };
  const listed = listedActions(order, {
    isDetail: isDetail === true,
    showsReturns: links.progressPath !== undefined,
  });
  const main = mainActions(listed);
  const more = listed.filter((action) => !main.includes(action));
  const buttonOf = (action: (typeof listed)[number]) => (
    <ActionButton key={action} {...{ action, order, links, run, isDetail }} place={main.indexOf(action)} />
  );

  const buttons = (
    <>
      {listed.map(buttonOf)}
      {more.length > 0 && (
        <button type="button" className={styles.more} onClick={() => setDialog('more')}>
          更多
        </button>
      )}
    </>
  );
  const dialogs = (
    <>
      <Dialog open={dialog === 'more'} onClose={close} title="更多操作" size="sm">
        <div className={styles.sheet}>{more.map(buttonOf)}</div>
      </Dialog>
      <Logistics order={order} open={dialog === 'logistics'} onClose={close} />
      <ChangeAddress orderId={order.orderId} open={dialog === 'address'} onClose={close} />
      <CancelOrder
        order={order}
        isMember={links === MEMBER_LINKS}
        open={dialog === 'cancel'}
        onClose={close}
        onCancelled={revalidate}
      />
    </>
  );
  if (!isInActionBar)
    return (
      <div className={isDetail ? styles.row : styles.column}>
        {buttons}
        {dialogs}
      </div>
    );
  return (
    <>
      {listed.length > 0 && (
        <ActionBar>
          <div className={styles.row}>{buttons}</div>
        </ActionBar>
      )}
      {dialogs}
    </>
  );
}
