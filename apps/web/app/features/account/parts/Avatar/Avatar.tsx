import styles from './Avatar.module.css';

interface AvatarProps {
  nickname: string;
  avatarUrl?: string | undefined;
  size: 'xl' | 'lg' | 'sm';
}

/** The member's avatar, or the first character of their nickname. */
export const Avatar = ({ nickname, avatarUrl, size }: AvatarProps) =>
  avatarUrl ? (
    <img className={styles.avatar} data-size={size} src={avatarUrl} alt="" />
  ) : (
    <i className={styles.avatar} data-size={size} aria-hidden="true">
      {[...nickname][0]}
    </i>
  );
