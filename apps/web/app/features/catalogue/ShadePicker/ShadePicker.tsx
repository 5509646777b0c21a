import type { Sku } from '@huarong/contract/catalogue';
import { Icon, Loading, Skeleton } from '@huarong/ui';
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { browserApi } from '../../../platform/api/index.ts';
import { useApiQuery } from '../../../platform/deferred/use-api-query.ts';
import { placePopover } from './place-popover.ts';
import styles from './ShadePicker.module.css';

interface ShadePickerProps {
  productId: string;
  productName: string;
  /** The button that opened it; gets the focus back. */
  anchor: HTMLElement;
  onPick: (skuId: string) => void;
  onClose: () => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Asks for the shade before a product with several is added to the cart. Closes with Escape or a click elsewhere. */
export function ShadePicker({ productId, productName, anchor, onPick, onClose }: ShadePickerProps) {
  const popover = useRef<HTMLDivElement>(null);
  const { query } = useApiQuery(productId, () => browserApi().catalogue.detail({ productId }));
  const place = usePlace(popover, anchor, query.state);
  const close = () => {
    onClose();
    anchor.focus();
  };
  useCloseOutside(popover, anchor, onClose);
  useEffect(() => {
    const target = query.state === 'loading' ? popover.current : findShades(popover.current)[0];
    target?.focus();
  }, [query.state]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const shades = findShades(popover.current);
    const index = shades.indexOf(document.activeElement as HTMLButtonElement);
    shades[(index + step + shades.length) % shades.length]?.focus();
  };

  return createPortal(
    <div
      ref={popover}
      className={styles.popover}
      style={place}
      role="dialog"
      aria-label={`选择色号：${productName}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <p className={styles.title}>
        选择色号
        <button type="button" className={styles.close} aria-label="关闭" onClick={close}>
          <Icon name="close" size={12} />
        </button>
      </p>
      {query.state === 'failed' && <p role="alert">{query.message}</p>}
      {query.value === null && query.state === 'loading' && (
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      )}
      <ul>
        {query.value?.skus.map((sku) => (
          <li key={sku.skuId}>
            <Shade
              sku={sku}
              onPick={() => {
                close();
                onPick(sku.skuId);
              }}
            />
          </li>
        ))}
      </ul>
    </div>,
    document.body,
  );
}

const Shade = ({ sku, onPick }: { sku: Sku; onPick: () => void }) => (
  <button type="button" className={styles.shade} disabled={!sku.hasInventory} onClick={onPick} data-shade>
    <span
      className={styles.dot}
      style={{ '--shade': sku.colour?.hex ?? 'transparent' } as CSSProperties}
      aria-hidden="true"
    />
    <span className={styles.name}>{sku.skuName}</span>
    {!sku.hasInventory && <small>缺货</small>}
  </button>
);

const findShades = (popover: HTMLElement | null): HTMLButtonElement[] => [
  ...(popover?.querySelectorAll<HTMLButtonElement>('button[data-shade]:not(:disabled)') ?? []),
];

/** Measured once the content is known; a scrolled page moves it along with its button. */
function usePlace(popover: { current: HTMLElement | null }, anchor: HTMLElement, content: string) {
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size changes with the content
  useLayoutEffect(() => {
    const measure = () => {
      const box = popover.current?.getBoundingClientRect();
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      if (box) setPlace(placePopover(anchor.getBoundingClientRect(), box, viewport));
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [anchor, content]);
  return place;
}

/** A press or the focus outside the popover and its button closes it; the focus stays where the shopper put it. */
function useCloseOutside(popover: { current: HTMLElement | null }, anchor: HTMLElement, onClose: () => void) {
  const latestClose = useRef(onClose);
  latestClose.current = onClose;
  useEffect(() => {
    const onOutside = ({ target }: Event) => {
      const isInside =
        target instanceof Node && (popover.current?.contains(target) || anchor.contains(target));
      if (!isInside) latestClose.current();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [anchor, popover]);
}
