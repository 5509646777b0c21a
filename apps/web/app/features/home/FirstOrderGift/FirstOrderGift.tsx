import type { ImageSlotResource } from '@huarong/contract/content';
import { buttonClass, Icon } from '@huarong/ui';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { SlotLink } from '../../layout/index.ts';
import styles from './FirstOrderGift.module.css';
import { recordGiftShown, wasGiftShown } from './gift-shown.ts';

/** Scroll position below the hero, which has an offer of its own. */
const OPENS_BELOW = 700;

/**
 * First-order gift for new shoppers (slot first_order_gift). Opens once per browser after scrolling past the hero;
 * closing it, by its button or by Escape, leaves a tab that opens it again. The tab is in the margin and the open gift
 * has a row of its own, so neither covers the page. Not shown to members, who have had
 * their coupon at registration.
 */
export default function FirstOrderGift() {
  const { isSignedIn } = useSession();
  const [gift, setGift] = useState<ImageSlotResource>();
  const [isOpen, setIsOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const tab = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (isSignedIn) return;
    void browserApi({ quiet: true })
      .content.simpleImageGroup({ locationLabel: 'first_order_gift' })
      .then((reply) => setGift(reply.ok ? reply.value.resourceList[0] : undefined));
  }, [isSignedIn]);
  useEffect(() => {
    if (wasGiftShown(() => localStorage)) return;
    const controller = new AbortController();
    const onScroll = () => {
      if (window.scrollY < OPENS_BELOW) return;
      setIsOpen(true);
      controller.abort();
    };
    window.addEventListener('scroll', onScroll, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  useEffect(() => {
    if (isOpen && gift) recordGiftShown(() => localStorage);
  }, [isOpen, gift]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` reads refs only
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog, menu or the search box handles its own Escape.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen || !hadFocus.current) return;
    hadFocus.current = false;
    tab.current?.focus();
  }, [isOpen]);

  /** The focus moves to the tab when it was inside the gift; a shopper who is elsewhere stays there. */
  function close() {
    hadFocus.current = card.current?.contains(document.activeElement) ?? false;
    setIsOpen(false);
  }

  if (!gift || isSignedIn) return null;
  const [text = '', action = '去领取'] = (gift.note ?? '').split('/');
  if (!isOpen)
    return (
      <button ref={tab} type="button" className={styles.tab} onClick={() => setIsOpen(true)}>
        <Icon name="gift" size={16} />
        {gift.mark}
      </button>
    );
  return (
    <aside ref={card} className={styles.card} aria-label={gift.mark}>
      <button type="button" className={styles.close} aria-label="关闭" onClick={close}>
        <Icon name="close" size={14} />
      </button>
      <img src={gift.imageUrl} width={gift.width} height={gift.height} alt="" />
      <p className={styles.title}>{gift.content}</p>
      <p>{text}</p>
      <SlotLink resource={gift} className={buttonClass({ kind: 'rouge', size: 'sm' })}>
        {action}
      </SlotLink>
    </aside>
  );
}
