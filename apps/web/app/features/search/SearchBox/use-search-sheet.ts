import { isPhone } from '@huarong/ui';
import { useEffect } from 'react';
import { usePageSheet } from '../../../platform/sheets/page-sheet.ts';
import type { useSearchPanel } from './use-search-panel.ts';

/**
 * On a phone the field and its suggestions cover the page: opened by the field, by a link in another bar or by the
 * address. The box of the fixed header is for desktops only.
 */
export function useSearchSheet(panel: ReturnType<typeof useSearchPanel>, isCompact: boolean) {
  const sheet = usePageSheet('search');
  const isOpen = sheet.isOpen && !isCompact && isPhone();
  const { root, isOpen: isPanelOpen } = panel;
  const { open } = sheet;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field opens it once
  useEffect(() => {
    if (isPanelOpen && !isCompact && isPhone()) open();
  }, [isPanelOpen, isCompact]);
  useEffect(() => {
    const field = root.current?.querySelector('input');
    if (isOpen) field?.focus();
    else if (isPhone()) field?.blur();
  }, [isOpen, root]);

  return {
    isOpen,
    close: () => {
      panel.close();
      if (isOpen) sheet.close();
    },
  };
}
