import { routes } from '@huarong/contract/routes';
import { FEEDBACK_KINDS, type FeedbackKind } from '@huarong/core/feedback';
import { isKeyOf, STORE } from '@huarong/core/shared';
import { browserApi } from '../../../platform/api/index.ts';
import { browserPlatform } from '../../../platform/browser.ts';
import { useSavedFields } from '../../../platform/forms/use-saved-fields.ts';
import {
  type FormErrors,
  type MobileCodeInput,
  refusalErrors,
  useForm,
  useMobileForm,
} from '../../identity/index.ts';
import { useImages } from '../../uploads/index.ts';
import { feedbackErrors } from './feedback-errors.ts';

const SAVED_FIELDS = ['kind', 'text', 'about'];

/** The images of the form. A visitor becomes a guest with the first one, because uploads have an owner. */
export function useFeedbackImages() {
  const images = useImages(routes.feedback.uploadPicture, [], STORE.feedback.maxImages);
  const add = async (files: Iterable<File>) => {
    const chosen = [...files];
    if (await startSession()) images.add(chosen);
  };
  return { ...images, add };
}
type FeedbackImages = ReturnType<typeof useFeedbackImages>;

/** Members are logged in; a visitor gets the token of a guest. False when the shop does not answer. */
async function startSession(): Promise<boolean> {
  const { cookies } = browserPlatform();
  if (cookies.get('Token') || cookies.get('guestToken')) return true;
  const reply = await browserApi().identity.guest({});
  if (reply.ok) cookies.set('guestToken', reply.value.guestToken);
  return reply.ok;
}

async function submit(
  values: Record<string, string>,
  images: FeedbackImages,
  mobileCode: MobileCodeInput | object,
  onDone: (feedbackNo: string) => void,
): Promise<FormErrors> {
  const errors = feedbackErrors(values);
  if (Object.keys(errors).length > 0) return errors;
  if (images.isSending) return { form: '还有图片正在上传，请稍候' };
  if (!(await startSession())) return { form: '没有连上花容，请检查网络后重试' };
  const { kind = '', text = '', about = '' } = values;
  const reply = await browserApi({ quiet: true }).feedback.submit({
    kind: isKeyOf(FEEDBACK_KINDS, kind) ? kind : ('suggestion' satisfies FeedbackKind),
    text: text.trim(),
    about: about.trim(),
    imageIds: images.imageIds,
    ...mobileCode,
  });
  if (!reply.ok) return refusalErrors(reply.refusal);
  onDone(reply.value.feedbackNo);
  return {};
}

/** Of a member: the answer arrives in the message centre. */
export function useMemberFeedback(onDone: (feedbackNo: string) => void) {
  const images = useFeedbackImages();
  const form = useForm((values) =>
    submit(values, images, {}, (feedbackNo) => {
      saved.discard();
      onDone(feedbackNo);
    }),
  );
  const saved = useSavedFields(form.ref, 'feedback', SAVED_FIELDS);
  return { form, images };
}

/** Of a guest: verifies the mobile by which the answer is found. */
export function useGuestFeedback(onDone: (feedbackNo: string) => void) {
  const images = useFeedbackImages();
  const { form, code } = useMobileForm(
    'feedback',
    (mobileCode, values) =>
      submit(values, images, mobileCode, (feedbackNo) => {
        saved.discard();
        onDone(feedbackNo);
      }),
    feedbackErrors,
  );
  const saved = useSavedFields(form.ref, 'feedback', SAVED_FIELDS);
  return { form, code, images };
}
