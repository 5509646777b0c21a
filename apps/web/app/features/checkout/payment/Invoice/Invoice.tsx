import type { InvoiceTitle } from '@huarong/contract/invoices';
import { Field } from '@huarong/ui';
import { useRef, useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import { createTitleDraft, RadioBoxes, RequestFields, TitleFields } from '../../../invoices/index.ts';
import { SheetRow } from '../../SheetRow/SheetRow.tsx';
import styles from './Invoice.module.css';
import { createSavedTitleChoice, type InvoiceChoice, NO_INVOICE } from './invoice-choice.ts';

interface InvoiceProps {
  choice: InvoiceChoice;
  onChoose: (choice: InvoiceChoice) => void;
}
const OPTIONS = [
  { value: 'N', label: '不开发票' },
  { value: 'Y', label: '开电子发票' },
] as const;

/** Whether to issue an invoice and for which title. A guest has no saved titles and types one. */
export function Invoice({ choice, onChoose }: InvoiceProps) {
  const { isSignedIn } = useSession();
  const [titles, setTitles] = useState<InvoiceTitle[]>([]);
  /** The last answer: titles that load after a 不开发票 must not choose an invoice again. */
  const lastWanted = useRef<'N' | 'Y'>('N');

  async function chooseInvoice(wanted: 'N' | 'Y') {
    lastWanted.current = wanted;
    if (wanted === 'N') return onChoose(NO_INVOICE);
    if (!isSignedIn) return onChoose({ status: 'typed', title: createTitleDraft(), email: '' });
    onChoose(createSavedTitleChoice(titles));
    const reply = await browserApi().invoices.listTitles({});
    const savedTitles = reply.ok ? reply.value.list : [];
    setTitles(savedTitles);
    if (lastWanted.current === 'Y') onChoose(createSavedTitleChoice(savedTitles));
  }

  return (
    <section className={styles.invoice} aria-labelledby="invoice">
      <h2 id="invoice">发票</h2>
      <SheetRow label="发票" value={summaryOf(choice, titles)}>
        <div className={styles.choices}>
          <RadioBoxes
            legend="是否开票"
            options={OPTIONS}
            value={choice.status === 'N' ? 'N' : 'Y'}
            onChange={(wanted) => void chooseInvoice(wanted)}
          />
          <div className={styles.fields}>
            {choice.status === 'saved' && (
              <RequestFields
                titles={titles}
                draft={choice.request}
                onChange={(request) => onChoose({ status: 'saved', request })}
                onTitleAdded={(title) => setTitles((before) => [...before, title])}
              />
            )}
            {choice.status === 'typed' && (
              <>
                <TitleFields draft={choice.title} onChange={(title) => onChoose({ ...choice, title })} />
                <Field
                  label="接收邮箱"
                  labelNote="发票开具后发到这里"
                  name="invoiceEmail"
                  type="email"
                  autoComplete="email"
                  value={choice.email}
                  maxLength={254}
                  onChange={(event) => onChoose({ ...choice, email: event.target.value })}
                />
              </>
            )}
          </div>
          {choice.status !== 'N' && (
            <p className={styles.note}>签收后自动开具；金额不含优惠券、积分与储值卡支付。</p>
          )}
        </div>
      </SheetRow>
    </section>
  );
}

/** The choice in a few words. */
function summaryOf(choice: InvoiceChoice, titles: readonly InvoiceTitle[]): string {
  if (choice.status === 'N') return '不开发票';
  if (choice.status === 'typed') return '电子发票';
  const title = titles.find(({ titleId }) => titleId === choice.request.titleId)?.title;
  return title ? `电子发票，${title}` : '电子发票';
}
