import { useRevalidator } from 'react-router';
import { showToast } from '../../../ui/Toaster.tsx';

type Reply = { ok: true; value: unknown } | { ok: false; refusal: { code: string; message: string } };

/** Runs a call, says what became of it and reads the page again. Gives the error, or null when it is done. */
export function useOrderAction() {
  const { revalidate } = useRevalidator();
  return async (call: Promise<Reply>, done: string): Promise<string | null> => {
    const reply = await call;
    if (!reply.ok) return reply.refusal.message;
    showToast(done);
    void revalidate();
    return null;
  };
}

/** For a button without a dialog: the error is said like the success. */
export const useQuickAction = () => {
  const act = useOrderAction();
  return async (call: Promise<Reply>, done: string): Promise<void> => {
    const problem = await act(call, done);
    if (problem !== null) showToast(problem);
  };
};
