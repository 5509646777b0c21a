import { useEffect, useRef, useState } from 'react';
import { MAX_IMAGES, sizeProblem, typeProblem } from './image-problem.ts';
import { shrinkImage } from './shrink-image.ts';
import { type UploadRoute, uploadImage } from './upload-image.ts';
import { createQueue } from './upload-queue.ts';

/** More at once slow each other down on a phone. */
const AT_ONCE = 3;

/** An image that is uploading, uploaded or failed. */
export type ImageUpload = { key: string; name: string } & (
  | { state: 'sending'; percent: number }
  | { state: 'uploaded'; imageId: string; imageUrl: string }
  /** `file` when sending it again may help. */
  | { state: 'failed'; message: string; file?: File }
);

/** Up to `max` images, each uploaded on its own and removable at any time. `initial` are already uploaded. */
export function useImages(route: UploadRoute, initial: readonly ImageUpload[] = [], max = MAX_IMAGES) {
  const [images, setImages] = useState<readonly ImageUpload[]>(initial);
  const sending = useRef(new Map<string, AbortController>());
  const [enqueue] = useState(() => createQueue(AT_ONCE));
  // Leaving the page aborts running uploads.
  useEffect(() => {
    const running = sending.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const replaceImage = (image: ImageUpload) =>
    setImages((before) => before.map((each) => (each.key === image.key ? image : each)));

  function add(files: Iterable<File>) {
    for (const file of [...files].slice(0, max - images.length)) {
      const [key, { name }] = [crypto.randomUUID(), file];
      const message = typeProblem(file);
      const image: ImageUpload = message
        ? { key, name, state: 'failed', message }
        : { key, name, state: 'sending', percent: 0 };
      setImages((before) => [...before, image]);
      if (!message) begin(file, { key, name });
    }
  }
  function begin(file: File, imageKey: { key: string; name: string }) {
    const controller = new AbortController();
    sending.current.set(imageKey.key, controller);
    enqueue(() => send(file, imageKey, controller));
  }
  async function send(given: File, imageKey: { key: string; name: string }, controller: AbortController) {
    if (controller.signal.aborted) return;
    const file = await shrinkImage(given);
    const message = sizeProblem(file);
    if (message) return replaceImage({ ...imageKey, state: 'failed', message });
    const onProgress = (percent: number) => replaceImage({ ...imageKey, state: 'sending', percent });
    const sent = await uploadImage(route, file, { onProgress, signal: controller.signal });
    sending.current.delete(imageKey.key);
    if (sent.ok) replaceImage({ ...imageKey, state: 'uploaded', ...pick(sent.image) });
    else replaceImage({ ...imageKey, state: 'failed', message: sent.message, file });
  }
  function retry({ key, name }: ImageUpload, file: File) {
    replaceImage({ key, name, state: 'sending', percent: 0 });
    begin(file, { key, name });
  }
  function remove(key: string) {
    sending.current.get(key)?.abort();
    setImages((before) => before.filter((each) => each.key !== key));
  }
  return {
    images: images,
    max,
    add,
    remove,
    retry,
    isSending: images.some(({ state }) => state === 'sending'),
    imageIds: images.flatMap((image) => (image.state === 'uploaded' ? [image.imageId] : [])),
  };
}
export type ImageUploads = ReturnType<typeof useImages>;

const pick = ({ imageId, imageUrl }: { imageId: string; imageUrl: string }) => ({ imageId, imageUrl });
