import { useEffect, useRef, useState } from 'react';
import { imageProblem, MAX_IMAGES } from './image-problem.ts';
import { type UploadRoute, uploadImage } from './upload-image.ts';

/** An image that is uploading, uploaded or failed. */
export type ImageUpload = { key: string; name: string } & (
  | { state: 'sending'; percent: number }
  | { state: 'uploaded'; imageId: string; imageUrl: string }
  | { state: 'failed'; message: string }
);

/** Up to `max` images, each uploaded on its own and removable at any time. `initial` are already uploaded. */
export function useImages(route: UploadRoute, initial: readonly ImageUpload[] = [], max = MAX_IMAGES) {
  const [images, setImages] = useState<readonly ImageUpload[]>(initial);
  const sending = useRef(new Map<string, AbortController>());
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
      const message = imageProblem(file);
      const image: ImageUpload = message
        ? { key, name, state: 'failed', message }
        : { key, name, state: 'sending', percent: 0 };
      setImages((before) => [...before, image]);
      if (!message) void send(file, { key, name });
    }
  }
  async function send(file: File, imageKey: { key: string; name: string }) {
    const controller = new AbortController();
    sending.current.set(imageKey.key, controller);
    const onProgress = (percent: number) => replaceImage({ ...imageKey, state: 'sending', percent });
    const sent = await uploadImage(route, file, { onProgress, signal: controller.signal });
    sending.current.delete(imageKey.key);
    if (sent.ok) replaceImage({ ...imageKey, state: 'uploaded', ...pick(sent.image) });
    else replaceImage({ ...imageKey, state: 'failed', message: sent.message });
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
    isSending: images.some(({ state }) => state === 'sending'),
    imageIds: images.flatMap((image) => (image.state === 'uploaded' ? [image.imageId] : [])),
  };
}
export type ImageUploads = ReturnType<typeof useImages>;

const pick = ({ imageId, imageUrl }: { imageId: string; imageUrl: string }) => ({ imageId, imageUrl });
