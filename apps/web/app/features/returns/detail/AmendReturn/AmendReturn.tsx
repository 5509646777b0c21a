import type { ReturnDetail } from '@huarong/contract/returns';
import { routes } from '@huarong/contract/routes';
import { zip } from '@huarong/core/shared';
import { Button, showToast, TextArea } from '@huarong/ui';
import type { FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSavedDraft } from '../../../../platform/forms/use-saved-draft.ts';
import { type ImageUpload, useImages } from '../../../uploads/index.ts';
import { Images } from '../../Images/Images.tsx';
import styles from './AmendReturn.module.css';

const toImages = ({ imageIds, imageUrls }: ReturnDetail): ImageUpload[] =>
  zip(imageIds, imageUrls).map(([imageId, imageUrl], index) => ({
    key: imageId,
    name: `图片 ${index + 1}`,
    state: 'uploaded',
    imageId,
    imageUrl,
  }));

/** Changes the description and images of a return until staff have reviewed it. */
export function AmendReturn({ detail, onDone }: { detail: ReturnDetail; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const images = useImages(routes.returns.uploadPicture, toImages(detail));
  const { draft, update, discard } = useSavedDraft(`returnChange:${detail.returnId}`, {
    description: detail.description,
  });

  const [isBusy, amend] = useAction(async () => {
    const input = { returnId: detail.returnId, ...draft, imageIds: images.imageIds };
    const reply = await browserApi().returns.amend(input);
    await revalidate();
    if (!reply.ok) return;
    discard();
    showToast('已保存修改');
    onDone();
  });
  async function save(event: FormEvent) {
    event.preventDefault();
    await amend();
  }

  return (
    <form className={styles.amend} onSubmit={save}>
      <TextArea
        label="说明"
        maxLength={200}
        value={draft.description}
        onChange={(event) => update({ description: event.target.value })}
      />
      <Images {...images} isRequired={false} />
      <div>
        <Button type="submit" kind="ink" size="sm" loading={isBusy} disabled={images.isSending}>
          保存修改
        </Button>
        <Button
          kind="soft"
          size="sm"
          onClick={() => {
            discard();
            onDone();
          }}
        >
          取消
        </Button>
      </div>
    </form>
  );
}
