export { AccountFailure } from './AccountFailure/AccountFailure.tsx';
export { PageHead } from './PageHead/PageHead.tsx';
export { PageWaiting } from './PageWaiting/PageWaiting.tsx';
