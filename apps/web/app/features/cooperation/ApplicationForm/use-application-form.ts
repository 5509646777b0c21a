import { normaliseTaxNumber } from '@huarong/core/invoices';
import { showToast } from '@huarong/ui';
import { browserApi } from '../../../platform/api/index.ts';
import { useSavedFields } from '../../../platform/forms/use-saved-fields.ts';
import { type FormErrors, type MobileCodeInput, refusalErrors, useMobileForm } from '../../identity/index.ts';
import { useDocuments } from '../Documents/use-documents.ts';
import { applicationErrors } from './application-errors.ts';

export const AUTHORISATIONS = [
  { value: 'owner', label: '品牌方' },
  { value: 'generalAgent', label: '总代理' },
  { value: 'distributor', label: '授权经销' },
] as const;
/** Not the mobile, its code and the consent: those are given anew. */
const SAVED_FIELDS = [
  ...['company', 'taxNumber', 'brandNameCN', 'brandNameEN', 'categoryId', 'authorisation', 'intro'],
  ...['contact', 'email'],
];
const FIELDS: Record<string, string> = { 'tax-number-wrong': 'taxNumber', 'document-expired': 'documents' };

/** Validates and submits the application; `onDone` receives the key of its progress page. */
export function useApplicationForm(onDone: (progressKey: string) => void) {
  const documents = useDocuments();
  const { form, code } = useMobileForm('cooperation', apply, applicationErrors);
  const saved = useSavedFields(form.ref, 'cooperation', SAVED_FIELDS);
  async function apply(mobileCode: MobileCodeInput, values: Record<string, string>): Promise<FormErrors> {
    if (documents.isSending) return { documents: '还有文件正在上传，请稍候' };
    const { company = '', taxNumber = '', brandNameCN = '', brandNameEN = '', categoryId = '' } = values;
    const { contact = '', email = '', intro = '' } = values;
    const reply = await browserApi({ quiet: true }).cooperation.apply({
      company,
      taxNumber: normaliseTaxNumber(taxNumber),
      brandNameCN,
      brandNameEN,
      categoryId,
      authorisation: AUTHORISATIONS.find(({ value }) => value === values['authorisation'])?.value ?? 'owner',
      contact,
      email: email.trim(),
      intro,
      fileIds: documents.fileIds,
      consent: true,
      ...mobileCode,
    });
    if (!reply.ok) {
      const field = FIELDS[reply.refusal.code];
      return field ? { [field]: reply.refusal.message } : refusalErrors(reply.refusal);
    }
    saved.discard();
    showToast('申请已提交');
    onDone(reply.value.progressLink.replace(/^.*=/, ''));
    return {};
  }
  return { form, code, documents };
}
