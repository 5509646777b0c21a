import { Logo } from '../Logo/Logo.tsx';
import { ButtonBoard, ChoosingBoard } from './ControlBoards.tsx';
import { DialogBoard, EmptyBoard, NoticeBoard, ToastBoard } from './FeedbackBoards.tsx';
import { FormBoard } from './FormBoard.tsx';
import { IconBoard, PigmentBoard, TypeBoard } from './FoundationBoards.tsx';
import styles from './Gallery.module.css';
import { NavigationBoard } from './NavigationBoard.tsx';
import { CardBoard, CouponBoard, TagBoard } from './ShopBoards.tsx';

/** Every component in every state, for developers. Expects ToastHost and AlertHost at the root. */
export const Gallery = () => (
  <main id="main" className={styles['gallery']}>
    <Logo size="md" />
    <h1 className={styles['title']}>组件与状态</h1>
    <PigmentBoard />
    <TypeBoard />
    <IconBoard />
    <ButtonBoard />
    <FormBoard />
    <ChoosingBoard />
    <TagBoard />
    <CardBoard />
    <CouponBoard />
    <NavigationBoard />
    <DialogBoard />
    <ToastBoard />
    <NoticeBoard />
    <EmptyBoard />
  </main>
);
